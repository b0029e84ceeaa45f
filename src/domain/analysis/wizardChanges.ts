import { canonicalJson } from '../canonicalJson';
import { noAnswers, type TaskDraft, type WizardAnswers } from './wizardAnswers';

/**
 * Answers changed since a given time. Tasks are included by department, each changed department with all of its tasks.
 */
export type WizardChanges = Partial<WizardAnswers>;

const fields = Object.keys(noAnswers) as (keyof WizardAnswers)[];

/**
 * Applies changes: replaces answers as a whole, but tasks per department, so that two devices can work on different
 * ones.
 */
export function withChanges(answers: WizardAnswers, changes: WizardChanges): WizardAnswers {
  return {
    ...answers,
    ...changes,
    tasks: { ...answers.tasks, ...changes.tasks },
    unaddedTasks: { ...answers.unaddedTasks, ...changes.unaddedTasks },
  };
}

/** Merges later changes into earlier ones. */
export function addChanges(before: WizardChanges, after: WizardChanges): WizardChanges {
  const { tasks, unaddedTasks } = withChanges({ ...noAnswers, ...before }, after);
  return {
    ...before,
    ...after,
    ...(before.tasks || after.tasks ? { tasks } : {}),
    ...(before.unaddedTasks || after.unaddedTasks ? { unaddedTasks } : {}),
  };
}

/**
 * Returns the changes from one state of the answers to another. A department that lost its tasks becomes an empty one.
 */
export function wizardChangesBetween(before: WizardAnswers, after: WizardAnswers): WizardChanges {
  const changes: WizardChanges = Object.fromEntries(
    fields.filter((field) => !isSame(before[field], after[field])).map((field) => [field, after[field]]),
  );
  return withoutEmpty({
    ...changes,
    tasks: changedEntries<TaskDraft[]>(before.tasks, after.tasks, []),
    unaddedTasks: changedEntries(before.unaddedTasks, after.unaddedTasks, ''),
  });
}

export const isUnchanged = (changes: WizardChanges): boolean => Object.keys(changes).length === 0;

const isSame = (one: unknown, other: unknown) => one === other || canonicalJson(one) === canonicalJson(other);

function changedEntries<Entry>(
  before: Record<string, Entry | undefined>,
  after: Record<string, Entry | undefined>,
  none: Entry,
): Record<string, Entry> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    names
      .map((name) => [name, before[name] ?? none, after[name] ?? none] as const)
      .filter(([, earlier, later]) => !isSame(earlier, later))
      .map(([name, , later]) => [name, later]),
  );
}

/** Drops groups of departments without changes. */
function withoutEmpty(changes: WizardChanges): WizardChanges {
  const { tasks, unaddedTasks, ...rest } = changes;
  return {
    ...rest,
    ...(tasks && Object.keys(tasks).length > 0 ? { tasks } : {}),
    ...(unaddedTasks && Object.keys(unaddedTasks).length > 0 ? { unaddedTasks } : {}),
  };
}
