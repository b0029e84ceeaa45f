import { reachableAnnualHours, workingHoursPerYear, type TaskEffort } from '../costFormula';

/** What a project saves a year. Negative where the task takes longer than before. */
export interface YearlySavings {
  /** Whole hours. */
  hours: number;
  /** Whole US dollars. */
  usd: number;
}

/**
 * What really came of a project, from the hours a month that its task takes now: the hours of before less twelve times
 * those, at what an hour of the people costs (salary ÷ 2,080), rounded once.
 */
export function actualSavings(task: TaskEffort, hoursAMonth: number): YearlySavings {
  const hours = reachableAnnualHours(task) - 12 * hoursAMonth;
  return { hours: Math.round(hours), usd: Math.round((task.salary / workingHoursPerYear) * hours) };
}
