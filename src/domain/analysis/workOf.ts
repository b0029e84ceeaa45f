import { canonicalJson } from '../canonicalJson';
import { compareText } from './compareText';
import { countedAs } from './catalogue/recognizeTask';
import { plainLine } from './excerpt';
import { enteredNameOf } from './ownTaskFields';
import type { TaskInput } from './types';

interface WorkFacts {
  industry: string;
  departmentTasks: Readonly<Record<string, readonly TaskInput[] | undefined>>;
}

/**
 * Returns a key for the work that an analysis covers, regardless of its name: the industry, and the set of tasks by
 * department. Numbers are ignored: an analysis of the very same tasks is a correction, and summing both would promise
 * the same hours twice. Two firms of one trade with the same tasks under one account are less likely. A task in other
 * words is the same task. Undefined if no tasks are known.
 */
export function workOf({ industry, departmentTasks }: WorkFacts): string | undefined {
  const tasks = Object.entries(departmentTasks).flatMap(([department, listed = []]) =>
    listed.map((task) => `${department}: ${nameOf(task)}`),
  );
  if (tasks.length === 0) return undefined;
  return canonicalJson([spelled(industry), [...new Set(tasks)].sort(compareText)]);
}

const nameOf = (task: TaskInput): string => spelled(countedAs(task)?.name ?? enteredNameOf(task));
const spelled = (text: string): string => plainLine(text.normalize('NFKC')).toLowerCase();
