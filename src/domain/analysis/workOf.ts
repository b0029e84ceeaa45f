import { canonicalJson } from '../canonicalJson';
import { compareText } from './compareText';
import { countedAs } from './catalogue/recognizeTask';
import { plainLine } from './excerpt';
import type { TaskInput } from './types';

interface WorkFacts {
  industry: string;
  departmentTasks: Readonly<Record<string, readonly TaskInput[] | undefined>>;
}

/**
 * What tells an analysis of the same firm's work from another one, whatever it is named: the industry, and the set of tasks
 * by department. Numbers don't matter: who lists the very same tasks again has corrected them, and adding both up would
 * promise the same hours twice; two firms that list the same tasks in the same trade under one account are the rarer case.
 * A task in other words is the same task. Undefined where no tasks are known.
 */
export function workOf({ industry, departmentTasks }: WorkFacts): string | undefined {
  const tasks = Object.entries(departmentTasks).flatMap(([department, listed = []]) =>
    listed.map((task) => `${department}: ${nameOf(task)}`),
  );
  if (tasks.length === 0) return undefined;
  return canonicalJson([spelled(industry), [...new Set(tasks)].sort(compareText)]);
}

const nameOf = (task: TaskInput): string => spelled(countedAs(task)?.name ?? task.taskName);
const spelled = (text: string): string => plainLine(text.normalize('NFKC')).toLowerCase();
