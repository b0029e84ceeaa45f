import { taskLimits } from '@/domain/analysis/analysisLimits';
import {
  annualTaskCostUsd,
  hourlyRateUsd,
  statedAnnualHours,
  workingHoursPerYear,
} from '@/domain/analysis/costFormula';
import type { TaskInput } from '@/domain/analysis/types';
import type { TaskDraft } from '@/domain/analysis/wizardAnswers';
import { formatCount, formatUsd } from '@/format/numbers';
import { typedNumber } from '@/format/typedNumber';

const taskNumberFields = ['teamSize', 'hours', 'salary'] as const;
export type TaskNumberField = (typeof taskNumberFields)[number];

const messages: Record<TaskNumberField, string> = {
  teamSize: `Enter a whole number from ${taskLimits.teamSize.min} to ${formatCount(taskLimits.teamSize.max)}.`,
  hours: `Enter ${taskLimits.hours.min} to ${taskLimits.hours.max} hours, in quarter hours.`,
  salary: `Enter ${formatUsd(taskLimits.salary.min)} to ${formatUsd(taskLimits.salary.max)} a year.`,
};

/** What a number must be a multiple of; salaries are taken to the cent. */
const steps: Partial<Record<TaskNumberField, number>> = { teamSize: 1, hours: taskLimits.hours.step };

/** Why the number in a task's field can't be used; null when it can. */
export function taskFieldProblem(field: TaskNumberField, text: string): string | null {
  const value = typedNumber(text);
  const { min, max } = taskLimits[field];
  const step = steps[field];
  const isOnStep = step === undefined || Number.isInteger(value / step);
  return value >= min && value <= max && isOnStep ? null : messages[field];
}

/** The first field of a task that can't be used as it is; null when all can. */
export function taskProblem(task: TaskDraft): { field: TaskNumberField; message: string } | null {
  for (const field of taskNumberFields) {
    const message = taskFieldProblem(field, task[field]);
    if (message) return { field, message };
  }
  return null;
}

/** The task with its texts read as numbers; only meaningful when it has no problem. */
export function readTask({ taskName, frequency, ...typed }: TaskDraft): TaskInput {
  return {
    taskName,
    frequency,
    teamSize: typedNumber(typed.teamSize),
    hours: typedNumber(typed.hours),
    salary: typedNumber(typed.salary),
  };
}

/** What can be said about a task while it is being typed; null where a number is still missing. */
export function liveCost(task: TaskDraft): { hourlyRateUsd: number | null; annualCostUsd: number | null } {
  const input = readTask(task);
  return {
    hourlyRateUsd: taskFieldProblem('salary', task.salary) ? null : hourlyRateUsd(input.salary),
    annualCostUsd: taskProblem(task) ? null : annualTaskCostUsd(input),
  };
}

/** Hours a year for each person, when they are more than a full working year; null otherwise. */
export function hoursBeyondWorkingYear(task: TaskDraft): number | null {
  if (taskFieldProblem('hours', task.hours)) return null;
  const hours = statedAnnualHours({ ...readTask(task), teamSize: 1 });
  return hours > workingHoursPerYear ? hours : null;
}
