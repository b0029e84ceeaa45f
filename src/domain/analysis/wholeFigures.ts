import type { ReadAnalysis } from './countedTasks';
import { savingsRange } from './savingsRange';
import { savingsTotals } from './totals';

/** The figures of a whole analysis: US dollars and hours a year. */
export interface WholeFigures {
  savings: number;
  cautious: number;
  ambitious: number;
  hours: number;
  /** Current cost of the listed tasks. */
  cost: number;
}

/** Sums an analysis. Without ranges, as in older ones, cautious and ambitious equal the expected figures. */
export function wholeFigures({ departmentTasks, opportunities }: ReadAnalysis): WholeFigures {
  const { savingsUsd, savedHours } = savingsTotals(opportunities);
  const range = savingsRange(opportunities);
  return {
    savings: savingsUsd,
    cautious: range?.cautiousUsd ?? savingsUsd,
    ambitious: range?.ambitiousUsd ?? savingsUsd,
    hours: savedHours,
    cost: Object.values(departmentTasks)
      .flat()
      .reduce((sum, task) => sum + task.annualTaskCost, 0),
  };
}
