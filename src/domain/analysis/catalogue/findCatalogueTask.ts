import type { CatalogueTask } from '../types';
import { departments } from './departments';
import { tradeTasks } from './trades/tradeTasks';

/** A map, because the name is user input and must not match `constructor` or `__proto__`. */
const tasksByName: ReadonlyMap<string, CatalogueTask> = new Map(
  [...departments.flatMap((department) => department.tasks), ...tradeTasks].map((task) => [task.name, task]),
);

/**
 * Finds the task of a department or a trade with exactly this name; undefined for a name in the client's own words.
 */
export function findCatalogueTask(name: string): CatalogueTask | undefined {
  return tasksByName.get(name);
}
