import type { OwnTaskFields, TaskInput } from './types';

/** Picks what belongs to a task in the client's own words, without missing fields. */
export const ownTaskFields = ({ cases, input, enteredName }: OwnTaskFields): OwnTaskFields => ({
  ...(cases ? { cases } : {}),
  ...(input ? { input } : {}),
  ...(enteredName ? { enteredName } : {}),
});

/** Returns the name that a task is recognized by: a new name changes no figure. */
export const enteredNameOf = ({
  taskName,
  enteredName,
}: Pick<TaskInput, 'taskName' | 'enteredName'>): string => enteredName ?? taskName;
