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

/** A task in the what-if calculation: the input, and its last valid numbers. */
export interface TriedTask {
  counted: CountedTask;
  typed: Record<TriedNumberField, string>;
  assumption: TaskAssumption;
}

const shareMessage = `Enter a whole percent from ${sharePercentLimits.min} to ${sharePercentLimits.max}.`;

/** Returns why a field's number is invalid; null if valid. */
export function triedFieldProblem(field: TriedNumberField, text: string): string | null {
  if (field !== 'sharePercent') return taskFieldProblem(field, text);
  const value = typedNumber(text);
  const isWithin = value >= sharePercentLimits.min && value <= sharePercentLimits.max;
  return isWithin && Number.isInteger(value) ? null : shareMessage;
}

/** Returns the tasks of an analysis with their original numbers. */
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

/** Applies input to a number field. Invalid input keeps the last valid number in the calculation. */
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

/** Applies a choice of frequency. */
export function chooseFrequency(tries: readonly TriedTask[], id: string, value: string): TriedTask[] {
  const frequency: Frequency | undefined = frequencies.find((known) => known === value);
  return tries.map((task) =>
    task.counted.id === id && frequency ? { ...task, assumption: { ...task.assumption, frequency } } : task,
  );
}

/** Returns whether a task's numbers differ from the analysis. */
export function isChanged({ counted, assumption }: TriedTask): boolean {
  return !isSameAssumption(assumption, assumptionOf(counted));
}

/** Returns whether one of its fields has invalid input. */
export function hasProblem({ typed }: TriedTask): boolean {
  return triedNumberFields.some((field) => triedFieldProblem(field, typed[field]));
}
