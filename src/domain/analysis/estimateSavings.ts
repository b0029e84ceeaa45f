import { reachableAnnualHours, reachableCostUsd, type TaskEffort } from './costFormula';
import type { SavingsEstimate } from './types';

/**
 * What a share of whole percents gives: whole hours and whole US dollars a year, each rounded once and never above
 * what is there, so that sums over departments stay below theirs too.
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
