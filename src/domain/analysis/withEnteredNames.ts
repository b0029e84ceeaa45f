import { findCatalogueTask } from './catalogue/findCatalogueTask';
import { enteredNameOf } from './ownTaskFields';
import type { CostedTask } from './types';

type TasksByDepartment = Record<string, CostedTask[]>;

/** States what each task in the client's own words was entered as: those can be renamed. */
export const withEnteredNames = (departmentTasks: Partial<TasksByDepartment>): TasksByDepartment =>
  Object.fromEntries(
    Object.entries(departmentTasks).map(([department, tasks = []]) => [
      department,
      tasks.map((task) => {
        const enteredName = enteredNameOf(task);
        return findCatalogueTask(enteredName) ? task : { ...task, enteredName };
      }),
    ]),
  );
