import { countedAs } from './catalogue/recognizeTask';
import type { OwnTaskAnswers, TaskInput } from './types';

/** Returns the unanswered questions about a task; empty if the catalogue knows the task. */
export const openQuestions = (
  task: Pick<TaskInput, 'taskName'> & OwnTaskAnswers,
): (keyof OwnTaskAnswers)[] =>
  countedAs(task) ? [] : (['cases', 'input'] as const).filter((question) => !task[question]);

/** Whether nothing is known about a task but its name and hours: it is to be sized before anything is advised. */
export const isUnsized = (task: Pick<TaskInput, 'taskName'> & OwnTaskAnswers): boolean =>
  openQuestions(task).length > 0;
