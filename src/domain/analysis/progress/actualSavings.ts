import { reachableAnnualHours, workingHoursPerYear, type TaskEffort } from '../costFormula';

/** Annual savings of a project. Negative if the task takes longer than before. */
export interface YearlySavings {
  /** Whole hours. */
  hours: number;
  /** Whole US dollars. */
  usd: number;
}

/**
 * Computes the actual savings of a project from the hours a month that its task takes now: the previous hours minus
 * twelve times those, at the hourly cost of the people (salary ÷ 2,080), rounded once.
 */
export function actualSavings(task: TaskEffort, hoursAMonth: number): YearlySavings {
  const hours = reachableAnnualHours(task) - 12 * hoursAMonth;
  return { hours: Math.round(hours), usd: Math.round((task.salary / workingHoursPerYear) * hours) };
}
