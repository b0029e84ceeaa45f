import { ownTaskFields } from './ownTaskFields';
import type { CostedTask, Frequency, TaskInput } from './types';

/** Working hours in the salary a person is paid for: 52 weeks of 40 hours. */
export const workingHoursPerYear = 52 * 40;

/** Occurrences of the stated hours per year: 250 working days, 52 weeks or 12 months. */
export const occurrencesPerYear: Readonly<Record<Frequency, number>> = { Day: 250, Week: 52, Month: 12 };

/** A task's numbers without its name, which determine its hours and cost. */
export type TaskEffort = Pick<TaskInput, 'teamSize' | 'hours' | 'frequency' | 'salary'>;

/**
 * Returns US dollars an hour, rounded to cents, for display. The arithmetic uses the unrounded rate, so that rounding
 * happens once, at the end; a client gets our figures by calculating hours × salary ÷ 2,080.
 */
export function hourlyRateUsd(salaryUsd: number): number {
  return Math.round((salaryUsd / workingHoursPerYear) * 100) / 100;
}

/** Returns the stated hours a year of the whole team, not rounded. */
export function statedAnnualHours({ teamSize, hours, frequency }: TaskEffort): number {
  return teamSize * hours * occurrencesPerYear[frequency];
}

/**
 * Returns the possible hours a year of the whole team: the stated ones, but at most 2,080 per person. "40 hours daily"
 * is a valid answer but implies 10,000 hours per person, which can't be saved.
 */
export function reachableAnnualHours(effort: TaskEffort): number {
  return Math.min(statedAnnualHours(effort), effort.teamSize * workingHoursPerYear);
}

/**
 * Returns whole US dollars a year: hourly rate × team × hours × occurrences, in this order, unrounded until the end.
 * Uses the stated hours literally, even if they exceed a working year.
 */
export function annualTaskCostUsd({ salary, teamSize, hours, frequency }: TaskEffort): number {
  return Math.round((salary / workingHoursPerYear) * teamSize * hours * occurrencesPerYear[frequency]);
}

/** Returns the cost of the possible hours in whole US dollars a year: the most that automation could save. */
export function reachableCostUsd(effort: TaskEffort): number {
  const hours = reachableAnnualHours(effort);
  if (hours === statedAnnualHours(effort)) return annualTaskCostUsd(effort);
  return Math.round((effort.salary / workingHoursPerYear) * hours);
}

/** Adds the hourly rate (to cents) and the cost a year (whole dollars) to a task; drops all unknown fields. */
export function costTask({ taskName, teamSize, hours, frequency, salary, ...rest }: TaskInput): CostedTask {
  const effort = { teamSize, hours, frequency, salary };
  return {
    taskName,
    ...effort,
    ...ownTaskFields(rest),
    hourlyRate: hourlyRateUsd(salary),
    annualTaskCost: annualTaskCostUsd(effort),
  };
}
