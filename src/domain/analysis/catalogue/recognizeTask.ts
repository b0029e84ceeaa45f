import { readWords } from '../matching/readWords';
import type { CatalogueTask, TaskInput } from '../types';
import { departments } from './departments';
import { findCatalogueTask } from './findCatalogueTask';
import { otherTaskNames } from './otherTaskNames';

/** Words that make no difference between two names of a task. */
const fillers = new Set(readWords('a an and the of for to in on our my with by all').map(({ stem }) => stem));

const catalogueTasks = departments.flatMap(({ tasks }) => tasks);

/** Every name of a catalogue task, its own and the other ones, by what is left of it when inflection and order don't count. */
const tasksByWords: ReadonlyMap<string, CatalogueTask> = new Map(
  catalogueTasks.flatMap((task) =>
    [...(otherTaskNames[task.name] ?? []), task.name].map((name): [string, CatalogueTask] => [
      wordsKey(name),
      task,
    ]),
  ),
);

/**
 * The catalogue's task that a name means: its own name, or the same in other letters, inflections, order or common
 * words for it ("accounts payable" is *Processing supplier invoices*). Undefined where the name could mean more or other
 * work than the entry: money follows from it, so nearly the same isn't enough.
 */
export function recognizeTask(name: string): CatalogueTask | undefined {
  return findCatalogueTask(name) ?? tasksByWords.get(wordsKey(name));
}

/**
 * What a listed task is counted as. Who answers the questions about work of one's own says that it is other work than
 * the entry that its name was taken for; an entry's very own name stays that entry.
 */
export function countedAs({
  taskName,
  cases,
  input,
}: Pick<TaskInput, 'taskName' | 'cases' | 'input'>): CatalogueTask | undefined {
  return findCatalogueTask(taskName) ?? (cases || input ? undefined : recognizeTask(taskName));
}

function wordsKey(name: string): string {
  const stems = readWords(name).map(({ stem }) => stem);
  return [...new Set(stems.filter((stem) => !fillers.has(stem)))].toSorted().join(' ');
}
