import { countedAs } from './catalogue/recognizeTask';
import type { NamedTask, OwnTaskAnswers } from './types';

/** Returns the unanswered questions about a task; empty if the catalogue knows the task. */
export const openQuestions = (task: NamedTask): (keyof OwnTaskAnswers)[] =>
  countedAs(task) ? [] : (['cases', 'input'] as const).filter((question) => !task[question]);

/** Whether nothing is known about a task but its name and hours: it is to be sized before anything is advised. */
export const isUnsized = (task: NamedTask): boolean => openQuestions(task).length > 0;
