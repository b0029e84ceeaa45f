import { hourlyRateUsd, annualTaskCostUsd, workingHoursPerYear } from './costFormula';
import { isRecord } from '../isRecord';
import { fromJsonText, ownField } from './fromJsonText';
import { ownTaskFields } from './ownTaskFields';
import {
  caseKinds,
  departmentNames,
  frequencies,
  inputKinds,
  type CostedTask,
  type DepartmentName,
} from './types';

type DepartmentTasks = Partial<Record<DepartmentName, CostedTask[]>>;

/**
 * Reads tasks by department from any stored shape: an object keyed by department, an object containing it, a list of `{
 * department, tasks }`, or JSON text of any of them; a department's tasks as a list or as the wizard sends them (`{
 * tasks, taskDetails }`). Omits unknown departments and invalid data; computes missing rates and costs by the cost
 * formula.
 */
export function readDepartmentTasks(value: unknown): DepartmentTasks {
  const content = byDepartment(fromJsonText(value));
  const found: DepartmentTasks = {};
  for (const department of departmentNames) {
    const tasks = taskRecords(fromJsonText(ownField(content, department))).flatMap(
      (record) => readTask(record) ?? [],
    );
    if (tasks.length > 0) found[department] = tasks;
  }
  return found;
}

function byDepartment(content: unknown): Record<string, unknown> {
  if (Array.isArray(content)) {
    return Object.fromEntries(
      content
        .filter(isRecord)
        .map((entry) => [String(ownField(entry, 'department')), ownField(entry, 'tasks')]),
    );
  }
  if (!isRecord(content)) return {};
  if (departmentNames.some((name) => Object.hasOwn(content, name))) return content;
  const held = fromJsonText(ownField(content, 'departmentTasks') ?? ownField(content, 'department_tasks'));
  return isRecord(held) ? held : {};
}

function taskRecords(stored: unknown): Record<string, unknown>[] {
  if (Array.isArray(stored)) return stored.filter(isRecord);
  if (!isRecord(stored)) return [];
  const tasks = ownField(stored, 'tasks');
  const details = ownField(stored, 'taskDetails');
  if (Array.isArray(tasks) && !isRecord(details)) return tasks.filter(isRecord);
  if (!isRecord(details)) return [];
  return Object.entries(details).flatMap(([taskName, detail]) =>
    isRecord(detail) ? [{ ...detail, taskName }] : [],
  );
}

function readTask(record: Record<string, unknown>): CostedTask | undefined {
  const taskName = ownField(record, 'taskName');
  if (typeof taskName !== 'string' || taskName.trim() === '') return undefined;
  const rate = amountIn(record, 'hourlyRate');
  const effort = {
    teamSize: amountIn(record, 'teamSize') ?? 0,
    hours: amountIn(record, 'hours') ?? 0,
    frequency: frequencies.find((frequency) => frequency === ownField(record, 'frequency')) ?? 'Week',
    salary: amountIn(record, 'salary') ?? Math.round((rate ?? 0) * workingHoursPerYear),
  };
  return {
    taskName: taskName.trim(),
    ...effort,
    ...ownTaskFields({
      cases: caseKinds.find((kind) => kind === ownField(record, 'cases')),
      input: inputKinds.find((kind) => kind === ownField(record, 'input')),
      enteredName: textIn(record, 'enteredName'),
    }),
    hourlyRate: rate ?? hourlyRateUsd(effort.salary),
    annualTaskCost: amountIn(record, 'annualTaskCost') ?? annualTaskCostUsd(effort),
  };
}

function textIn(record: Record<string, unknown>, key: string): string | undefined {
  const value = ownField(record, key);
  return typeof value === 'string' ? value : undefined;
}

/** Returns a finite, non-negative amount; undefined for anything else. */
function amountIn(record: Record<string, unknown>, key: string): number | undefined {
  const value = ownField(record, key);
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}
