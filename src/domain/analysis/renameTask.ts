import { isRecord } from '../isRecord';
import { ownNameLength, ownTitle } from './assessTask';
import { excerpt } from './excerpt';
import { ownField } from './fromJsonText';
import { enteredNameOf } from './ownTaskFields';
import { quoteLength } from './quoteLength';
import { stableId } from './stableId';
import type { CostedTask, DepartmentName } from './types';

type DepartmentTasks = Partial<Record<DepartmentName, CostedTask[]>>;

export interface TaskRename {
  department: DepartmentName;
  taskName: string;
  name: string;
}

/** Renames a task where it is listed. What it was entered as stays: it decides the figures. */
export const renameListedTask = (
  tasks: DepartmentTasks,
  { department, taskName, name }: TaskRename,
): DepartmentTasks => ({
  ...tasks,
  [department]: tasks[department]?.map((task) => {
    if (task.taskName !== taskName) return task;
    const { enteredName: _former, ...rest } = task;
    const entered = enteredNameOf(task);
    return { ...rest, taskName: name, ...(entered === name ? {} : { enteredName: entered }) };
  }),
});

/** Renames a task in stored opportunities: the title, and every text that names it. Figures and ids stay. */
export function renameInOpportunities(stored: unknown, rename: TaskRename): unknown {
  if (!Array.isArray(stored)) return stored;
  const { department, taskName, name } = rename;
  const inText = renameInText(rename);
  return stored.map((one: unknown) => {
    if (!isRecord(one)) return one;
    const isOfTask = ownField(one, 'taskName') === taskName && ownField(one, 'department') === department;
    const texts = Object.fromEntries(
      (['name', 'description', 'rationale'] as const).flatMap((key) => {
        const text = ownField(one, key);
        return typeof text === 'string' ? [[key, inText(text)]] : [];
      }),
    );
    if (!isOfTask) return { ...one, ...texts };
    // An older opportunity without an id gets one from its task's name.
    return { id: stableId(department, taskName), ...one, ...texts, taskName: name };
  });
}

/**
 * Returns a function that replaces a task's name in a text, in full or as an excerpt. A single word may mean something
 * else, so it is only replaced where it is the whole text, in quotation marks or in parentheses.
 */
export function renameInText({
  taskName,
  name,
}: Pick<TaskRename, 'taskName' | 'name'>): (text: string) => string {
  const excerpts = [quoteLength, ownNameLength, 60, 40].map(
    (length) => [excerpt(taskName, length), excerpt(name, length)] as const,
  );
  const spellings = new Map([[taskName, name], ...excerpts, [ownTitle(taskName), ownTitle(name)]]);
  const isWord = !/\s/u.test(taskName);
  return (text) => {
    const whole = spellings.get(text);
    if (whole !== undefined) return whole;
    // Longest first: an excerpt is the beginning of the name.
    const names = [...spellings.keys()].toSorted((one, other) => other.length - one.length).map(escaped);
    const [before, after] = isWord
      ? ['(?<=[“‘(])', '(?=[.,]?[”’)])']
      : [String.raw`(?<![\p{L}\p{N}])`, String.raw`(?![\p{L}\p{N}])`];
    const pattern = new RegExp(`${before}(?:${names.join('|')})${after}`, 'gu');
    return text.replace(pattern, (found) => spellings.get(found) ?? found);
  };
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/gu, String.raw`\$&`);
