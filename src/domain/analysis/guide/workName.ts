import { countedAs } from '../catalogue/recognizeTask';
import type { TaskInput } from '../types';

/** Returns the name the matcher uses for a task: its name in the catalogue, or the client's own. */
export const workName = (task: TaskInput): string => countedAs(task)?.name ?? task.taskName;
