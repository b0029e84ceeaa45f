import type { CountedTask } from '@/domain/analysis/countedTasks';
import { frequencies, type Frequency } from '@/domain/analysis/types';
import {
  assumptionOf,
  isSameAssumption,
  sharePercentLimits,
  type TaskAssumption,
} from '@/domain/analysis/whatIf';
import { typedNumber } from '@/format/typedNumber';
import { taskFieldProblem } from '@/content/analysis/taskProblem';

const triedNumberFields = ['teamSize', 'hours', 'salary', 'sharePercent'] as const;
export type TriedNumberField = (typeof triedNumberFields)[number];

/** A task that is tried out: what is typed, and the last numbers that could be counted. */
export interface TriedTask {
  counted: CountedTask;
  typed: Record<TriedNumberField, string>;
  assumption: TaskAssumption;
}

const shareMessage = `Enter a whole percent from ${sharePercentLimits.min} to ${sharePercentLimits.max}.`;

/** Why the number in a field can't be counted; null when it can. */
export function triedFieldProblem(field: TriedNumberField, text: string): string | null {
  if (field !== 'sharePercent') return taskFieldProblem(field, text);
  const value = typedNumber(text);
  const isWithin = value >= sharePercentLimits.min && value <= sharePercentLimits.max;
  return isWithin && Number.isInteger(value) ? null : shareMessage;
}

/** The tasks of an analysis with its own numbers. */
export function startTries(counted: readonly CountedTask[]): TriedTask[] {
  return counted.map((task) => {
    const assumption = assumptionOf(task);
    const { teamSize, hours, salary, sharePercent } = assumption;
    return {
      counted: task,
      assumption,
      typed: {
        teamSize: String(teamSize),
        hours: String(hours),
        salary: String(salary),
        sharePercent: String(sharePercent),
      },
    };
  });
}

/** After typing into a number's field. What can't be counted leaves the last number in force. */
export function typeNumber(
  tries: readonly TriedTask[],
  id: string,
  field: TriedNumberField,
  text: string,
): TriedTask[] {
  return tries.map((task) => {
    if (task.counted.id !== id) return task;
    const typed = { ...task.typed, [field]: text };
    if (triedFieldProblem(field, text)) return { ...task, typed };
    return { ...task, typed, assumption: { ...task.assumption, [field]: typedNumber(text) } };
  });
}

/** After choosing how often the hours are spent. */
export function chooseFrequency(tries: readonly TriedTask[], id: string, value: string): TriedTask[] {
  const frequency: Frequency | undefined = frequencies.find((known) => known === value);
  return tries.map((task) =>
    task.counted.id === id && frequency ? { ...task, assumption: { ...task.assumption, frequency } } : task,
  );
}

/** Whether a task is counted with other numbers than the analysis has. */
export function isChanged({ counted, assumption }: TriedTask): boolean {
  return !isSameAssumption(assumption, assumptionOf(counted));
}

/** Whether one of its fields holds what can't be counted. */
export function hasProblem({ typed }: TriedTask): boolean {
  return triedNumberFields.some((field) => triedFieldProblem(field, typed[field]));
}
