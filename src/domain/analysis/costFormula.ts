import { ownTaskAnswers } from './ownTaskAnswers';
import type { CostedTask, Frequency, TaskInput } from './types';

/** Working hours in the salary a person is paid for: 52 weeks of 40 hours. */
export const workingHoursPerYear = 52 * 40;

/** How often a year the stated hours are spent: 250 working days, 52 weeks or 12 months. */
export const occurrencesPerYear: Readonly<Record<Frequency, number>> = { Day: 250, Week: 52, Month: 12 };

/** A task's numbers without its name: all that its hours and its cost depend on. */
export type TaskEffort = Pick<TaskInput, 'teamSize' | 'hours' | 'frequency' | 'salary'>;

/**
 * US dollars an hour, rounded to cents: what is shown to people. The arithmetic uses the unrounded rate, so that
 * the rounding happens once, at the end; a client gets our figures by calculating hours × salary ÷ 2,080.
 */
export function hourlyRateUsd(salaryUsd: number): number {
  return Math.round((salaryUsd / workingHoursPerYear) * 100) / 100;
}

/** Hours a year over the whole team as the client stated them, not rounded. */
export function statedAnnualHours({ teamSize, hours, frequency }: TaskEffort): number {
  return teamSize * hours * occurrencesPerYear[frequency];
}

/**
 * Hours a year over the whole team that there can be: the stated ones, but never more than 2,080 for a person.
 * "40 hours daily" is an allowed answer and claims 10,000 hours a person; nobody can be given those back.
 */
export function reachableAnnualHours(effort: TaskEffort): number {
  return Math.min(statedAnnualHours(effort), effort.teamSize * workingHoursPerYear);
}

/**
 * Whole US dollars a year: hourly rate × team × hours × occurrences, in this order, unrounded until the end.
 * It follows the stated hours literally, also where they exceed a working year.
 */
export function annualTaskCostUsd({ salary, teamSize, hours, frequency }: TaskEffort): number {
  return Math.round((salary / workingHoursPerYear) * teamSize * hours * occurrencesPerYear[frequency]);
}

/** Whole US dollars a year that the reachable hours cost: the most that automation could save. */
export function reachableCostUsd(effort: TaskEffort): number {
  const hours = reachableAnnualHours(effort);
  if (hours === statedAnnualHours(effort)) return annualTaskCostUsd(effort);
  return Math.round((effort.salary / workingHoursPerYear) * hours);
}

/** The task with its hourly rate (to cents) and its cost a year (whole dollars); whatever else was sent is dropped. */
export function costTask({ taskName, teamSize, hours, frequency, salary, ...rest }: TaskInput): CostedTask {
  const effort = { teamSize, hours, frequency, salary };
  return {
    taskName,
    ...effort,
    ...ownTaskAnswers(rest),
    hourlyRate: hourlyRateUsd(salary),
    annualTaskCost: annualTaskCostUsd(effort),
  };
}
