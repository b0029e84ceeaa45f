import type { CatalogueTask } from '../types';
import { departments } from './departments';

/** A map, because the name is user input and must not match `constructor` or `__proto__`. */
const tasksByName: ReadonlyMap<string, CatalogueTask> = new Map(
  departments.flatMap((department) => department.tasks).map((task) => [task.name, task]),
);

/**
 * Finds the catalogue task with exactly this name, in any department; undefined for a name in the client's own words.
 */
export function findCatalogueTask(name: string): CatalogueTask | undefined {
  return tasksByName.get(name);
}
