import { reachableAnnualHours, reachableCostUsd, type TaskEffort } from './costFormula';
import type { SavingsEstimate } from './types';

/**
 * Computes the savings of a share in whole percents: whole hours and whole US dollars a year, each rounded once and at
 * most the total, so that sums over departments don't exceed theirs either.
 */
export function estimateSavings(effort: TaskEffort, percent: number): SavingsEstimate {
  const hours = reachableAnnualHours(effort);
  const costUsd = reachableCostUsd(effort);
  return {
    share: percent / 100,
    savedHours: Math.min(Math.round((hours * percent) / 100), Math.floor(hours)),
    savingsUsd: Math.min(Math.round((costUsd * percent) / 100), costUsd),
  };
}
