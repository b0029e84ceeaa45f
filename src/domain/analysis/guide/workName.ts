import { countedAs } from '../catalogue/recognizeTask';
import { enteredNameOf } from '../ownTaskFields';
import type { TaskInput } from '../types';

/** Returns the name the matcher uses for a task: its name in the catalogue, or the one that the client entered. */
export const workName = (task: TaskInput): string => countedAs(task)?.name ?? enteredNameOf(task);
