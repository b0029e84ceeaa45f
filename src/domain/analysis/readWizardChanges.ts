import { ownTaskFields } from './ownTaskFields';
import { caseKinds, departmentNames, frequencies, inputKinds, type DepartmentName } from './types';
import { answerChoices, choiceAnswers, textAnswers, type TaskDraft } from './wizardAnswers';
import type { WizardChanges } from './wizardChanges';

type Entries = Map<string, unknown>;

/**
 * Returns the valid answers in `value`, which may be an older row or unvalidated input. Drops invalid ones field by
 * field.
 */
export function readWizardChanges(value: unknown): WizardChanges {
  const given = entriesOf(value);
  const changes: WizardChanges = {};
  for (const field of textAnswers) {
    const text = given.get(field);
    if (typeof text === 'string') changes[field] = text;
  }
  const choices: WizardChanges = Object.fromEntries(
    choiceAnswers
      .map((field) => [field, oneOf(['', ...answerChoices[field]], given.get(field))])
      .filter(([, choice]) => choice !== undefined),
  );
  return {
    ...changes,
    ...choices,
    ...(given.has('departments') ? { departments: readDepartments(given.get('departments')) } : {}),
    ...(given.has('dataTypes') ? { dataTypes: listOf(given.get('dataTypes'), readText) } : {}),
    ...(given.has('tasks') ? { tasks: byDepartment(given.get('tasks'), readTasks) } : {}),
    ...(given.has('unaddedTasks') ? { unaddedTasks: byDepartment(given.get('unaddedTasks'), readText) } : {}),
  };
}

function entriesOf(value: unknown): Entries {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

const oneOf = <Choice extends string>(choices: readonly Choice[], value: unknown): Choice | undefined =>
  choices.find((choice) => choice === value);

const readText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function listOf<Item>(value: unknown, read: (item: unknown) => Item | undefined): Item[] {
  if (!Array.isArray(value)) return [];
  return value.map((item: unknown) => read(item)).filter((item) => item !== undefined);
}

const readDepartments = (value: unknown): DepartmentName[] =>
  listOf(value, (item) => oneOf(departmentNames, item));

const readTasks = (value: unknown): TaskDraft[] => listOf(value, readTask);

function readTask(value: unknown): TaskDraft | undefined {
  const given = entriesOf(value);
  const [taskName, teamSize, hours, salary] = ['taskName', 'teamSize', 'hours', 'salary'].map((field) =>
    readText(given.get(field)),
  );
  const frequency = oneOf(frequencies, given.get('frequency'));
  if (!taskName || !frequency) return undefined;
  const cases = oneOf(caseKinds, given.get('cases'));
  const input = oneOf(inputKinds, given.get('input'));
  return {
    taskName,
    teamSize: teamSize ?? '',
    hours: hours ?? '',
    frequency,
    salary: salary ?? '',
    ...ownTaskFields({ cases, input }),
  };
}

function byDepartment<Entry>(
  value: unknown,
  read: (entry: unknown) => Entry | undefined,
): Partial<Record<DepartmentName, Entry>> {
  const given = entriesOf(value);
  const entries = departmentNames.map((name) => [name, read(given.get(name))] as const);
  return Object.fromEntries(entries.filter(([name, entry]) => given.has(name) && entry !== undefined));
}
