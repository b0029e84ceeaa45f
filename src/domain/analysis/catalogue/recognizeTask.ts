import { readWords } from '../matching/readWords';
import type { CatalogueTask, TaskInput } from '../types';
import { departments } from './departments';
import { findCatalogueTask } from './findCatalogueTask';
import { otherTaskNames } from './otherTaskNames';

/** Words that don't distinguish task names. */
const fillers = new Set(readWords('a an and the of for to in on our my with by all').map(({ stem }) => stem));

const catalogueTasks = departments.flatMap(({ tasks }) => tasks);

/** Catalogue tasks by all of their names and synonyms, normalized for inflection and word order. */
const tasksByWords: ReadonlyMap<string, CatalogueTask> = new Map(
  catalogueTasks.flatMap((task) =>
    [...(otherTaskNames[task.name] ?? []), task.name].map((name): [string, CatalogueTask] => [
      wordsKey(name),
      task,
    ]),
  ),
);

/**
 * Finds the catalogue task that a name means: its own name, or a variant in case, inflection, order or common synonym
 * ("accounts payable" is *Processing supplier invoices*). Undefined if the name could mean more or other work: savings
 * are computed from the match, so a similar name isn't enough.
 */
export function recognizeTask(name: string): CatalogueTask | undefined {
  return findCatalogueTask(name) ?? tasksByWords.get(wordsKey(name));
}

/**
 * Returns the catalogue task that a listed task counts as. A client who answers the questions about a task in their own
 * words states that it is different work, unless the name is exactly the catalogue's.
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
