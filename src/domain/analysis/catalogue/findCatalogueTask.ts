import type { CatalogueTask } from '../types';
import { departments } from './departments';

/** A map, because the name comes from outside and `constructor` or `__proto__` must not be found. */
const tasksByName: ReadonlyMap<string, CatalogueTask> = new Map(
  departments.flatMap((department) => department.tasks).map((task) => [task.name, task]),
);

/**
 * The catalogue's task of exactly this name, in whichever department it stands; undefined if the name is the
 * client's own wording.
 */
export function findCatalogueTask(name: string): CatalogueTask | undefined {
  return tasksByName.get(name);
}
