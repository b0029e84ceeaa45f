import { countedAs } from '../catalogue/recognizeTask';
import type { TaskInput } from '../types';

/** What the matcher knows a task by: its name in the catalogue, or the client's own. */
export const workName = (task: TaskInput): string => countedAs(task)?.name ?? task.taskName;
