import { taskLimits } from '@/domain/analysis/analysisLimits';
import {
  annualTaskCostUsd,
  hourlyRateUsd,
  statedAnnualHours,
  workingHoursPerYear,
} from '@/domain/analysis/costFormula';
import { ownTaskAnswers } from '@/domain/analysis/ownTaskAnswers';
import type { TaskInput } from '@/domain/analysis/types';
import type { TaskDraft } from '@/domain/analysis/wizardAnswers';
import { countOf, formatUsd } from '@/format/numbers';
import { typedNumber } from '@/format/typedNumber';

const taskNumberFields = ['teamSize', 'hours', 'salary'] as const;
export type TaskNumberField = (typeof taskNumberFields)[number];

/** Each says what is wrong with this number, and not all that could be. */
const messages: Record<TaskNumberField, Record<'missing' | 'low' | 'high' | 'step', string>> = {
  teamSize: {
    missing: 'Enter how many people do this.',
    low: `Enter at least ${countOf(taskLimits.teamSize.min, 'person', 'people')}.`,
    high: `Enter ${countOf(taskLimits.teamSize.max, 'person', 'people')} at most.`,
    step: 'Enter whole people, without a fraction.',
  },
  hours: {
    missing: 'Enter the hours that one person spends on it.',
    low: `Enter at least ${countOf(taskLimits.hours.min, 'hour')}.`,
    high: `Enter ${countOf(taskLimits.hours.max, 'hour')} at most.`,
    step: 'Enter two decimals at most, such as 1.25.',
  },
  salary: {
    missing: 'Enter what a person earns a year, in US dollars.',
    low: `Enter at least ${formatUsd(taskLimits.salary.min)} a year.`,
    high: `Enter ${formatUsd(taskLimits.salary.max)} a year at most.`,
    step: 'Enter an amount in US dollars.',
  },
};

/** What a number must be a multiple of; salaries are taken as they are typed. */
const steps: Partial<Record<TaskNumberField, number>> = { teamSize: 1, hours: taskLimits.hours.step };

/** Why the number in a task's field can't be used; null when it can. */
export function taskFieldProblem(field: TaskNumberField, text: string): string | null {
  const value = typedNumber(text);
  const { min, max } = taskLimits[field];
  const step = steps[field];
  if (Number.isNaN(value)) return messages[field].missing;
  if (value < min) return messages[field].low;
  if (value > max) return messages[field].high;
  return step === undefined || isMultiple(value, step) ? null : messages[field].step;
}

/** Hundredths can't be told exactly: 1.1 ÷ 0.01 is a little more than 110. */
const isMultiple = (value: number, step: number): boolean =>
  Math.abs(value / step - Math.round(value / step)) < 1e-6;

/** The first field of a task that can't be used as it is; null when all can. */
export function taskProblem(task: TaskDraft): { field: TaskNumberField; message: string } | null {
  for (const field of taskNumberFields) {
    const message = taskFieldProblem(field, task[field]);
    if (message) return { field, message };
  }
  return null;
}

/** The task with its texts read as numbers; only meaningful when it has no problem. */
export function readTask({ taskName, frequency, cases, input, ...typed }: TaskDraft): TaskInput {
  return {
    taskName,
    frequency,
    teamSize: typedNumber(typed.teamSize),
    hours: typedNumber(typed.hours),
    salary: typedNumber(typed.salary),
    ...ownTaskAnswers({ cases: cases || undefined, input: input || undefined }),
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
