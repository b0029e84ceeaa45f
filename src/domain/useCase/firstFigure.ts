import type { SharePercents } from '../analysis/automatableShare';
import { reachableAnnualHours, reachableCostUsd, type TaskEffort } from '../analysis/costFormula';
import { estimateSavings } from '../analysis/estimateSavings';

/** Annual cost of one task, and the part that software could save. Whole hours and whole US dollars. */
export interface FirstFigure {
  hours: number;
  costUsd: number;
  savingsUsd: Record<keyof SharePercents, number>;
}

/** Computes the first figure with the engine's formulas, so that an analysis of the same task gives the same result. */
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
