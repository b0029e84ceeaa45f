import type { SharePercents } from '../analysis/automatableShare';
import { reachableAnnualHours, reachableCostUsd, type TaskEffort } from '../analysis/costFormula';
import { estimateSavings } from '../analysis/estimateSavings';

/** What one task costs a year, and what of it software could give back. Whole hours and whole US dollars. */
export interface FirstFigure {
  hours: number;
  costUsd: number;
  savingsUsd: Record<keyof SharePercents, number>;
}

/** By the formulas of the engine: an analysis of the same task says the same. */
export function firstFigure(effort: TaskEffort, percents: SharePercents): FirstFigure {
  const savings = (percent: number) => estimateSavings(effort, percent).savingsUsd;
  return {
    hours: Math.round(reachableAnnualHours(effort)),
    costUsd: reachableCostUsd(effort),
    savingsUsd: {
      cautious: savings(percents.cautious),
      expected: savings(percents.expected),
      ambitious: savings(percents.ambitious),
    },
  };
}
