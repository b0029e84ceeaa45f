import { taskLimits } from '@/domain/analysis/analysisLimits';
import {
  annualTaskCostUsd,
  hourlyRateUsd,
  statedAnnualHours,
  workingHoursPerYear,
} from '@/domain/analysis/costFormula';
import { ownTaskFields } from '@/domain/analysis/ownTaskFields';
import type { TaskInput } from '@/domain/analysis/types';
import type { TaskDraft } from '@/domain/analysis/wizardAnswers';
import { countOf, formatUsd } from '@/format/numbers';
import { typedNumber } from '@/format/typedNumber';

const taskNumberFields = ['teamSize', 'hours', 'salary'] as const;
export type TaskNumberField = (typeof taskNumberFields)[number];

/** Each message describes only the problem of this number. */
const messages: Record<TaskNumberField, Record<'missing' | 'low' | 'high' | 'step', string>> = {
  teamSize: {
    missing: 'Enter how many people do this.',
    low: `Enter at least ${countOf(taskLimits.teamSize.min, 'person', 'people')}.`,
    high: `Enter ${countOf(taskLimits.teamSize.max, 'person', 'people')} at most.`,
    step: 'Enter a whole number of people.',
  },
  hours: {
    missing: 'Enter the hours one person spends on it.',
    low: `Enter at least ${countOf(taskLimits.hours.min, 'hour')}.`,
    high: `Enter ${countOf(taskLimits.hours.max, 'hour')} at most.`,
    step: 'Enter up to two decimals, such as 1.25.',
  },
  salary: {
    missing: 'Enter what one person earns a year, in US dollars.',
    low: `Enter at least ${formatUsd(taskLimits.salary.min)} a year.`,
    high: `Enter ${formatUsd(taskLimits.salary.max)} a year at most.`,
    step: 'Enter an amount in US dollars.',
  },
};

/** Required multiples; salaries are accepted as typed. */
const steps: Partial<Record<TaskNumberField, number>> = { teamSize: 1, hours: taskLimits.hours.step };

/** Returns why the number in a task's field is invalid; null if valid. */
export function taskFieldProblem(field: TaskNumberField, text: string): string | null {
  const value = typedNumber(text);
  const { min, max } = taskLimits[field];
  const step = steps[field];
  if (Number.isNaN(value)) return messages[field].missing;
  if (value < min) return messages[field].low;
  if (value > max) return messages[field].high;
  return step === undefined || isMultiple(value, step) ? null : messages[field].step;
}

/** Binary floating point can't represent hundredths exactly: 1.1 ÷ 0.01 is slightly more than 110. */
const isMultiple = (value: number, step: number): boolean =>
  Math.abs(value / step - Math.round(value / step)) < 1e-6;

/** Returns the first invalid field of a task with its message; null if all are valid. */
export function taskProblem(task: TaskDraft): { field: TaskNumberField; message: string } | null {
  for (const field of taskNumberFields) {
    const message = taskFieldProblem(field, task[field]);
    if (message) return { field, message };
  }
  return null;
}

/** Parses the task's text fields as numbers; only valid for a task without a problem. */
export function readTask({ taskName, frequency, cases, input, ...typed }: TaskDraft): TaskInput {
  return {
    taskName,
    frequency,
    teamSize: typedNumber(typed.teamSize),
    hours: typedNumber(typed.hours),
    salary: typedNumber(typed.salary),
    ...ownTaskFields({ cases: cases || undefined, input: input || undefined }),
  };
}

/** Returns the figures of a task during typing; null while a number is missing. */
export function liveCost(task: TaskDraft): { hourlyRateUsd: number | null; annualCostUsd: number | null } {
  const input = readTask(task);
  return {
    hourlyRateUsd: taskFieldProblem('salary', task.salary) ? null : hourlyRateUsd(input.salary),
    annualCostUsd: taskProblem(task) ? null : annualTaskCostUsd(input),
  };
}

/** Returns hours a year per person if they exceed a full working year; null otherwise. */
export function hoursBeyondWorkingYear(task: TaskDraft): number | null {
  if (taskFieldProblem('hours', task.hours)) return null;
  const hours = statedAnnualHours({ ...readTask(task), teamSize: 1 });
  return hours > workingHoursPerYear ? hours : null;
}
