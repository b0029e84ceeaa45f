import { taskFieldProblem, type TaskNumberField } from '@/content/analysis/taskProblem';
import { analysisLimits } from '@/domain/analysis/analysisLimits';
import { departmentNames } from '@/domain/analysis/types';
import { storedFigureText, type StoredFigure } from './storedFigure';

const longestNumber = 20;

/** Parses the stored figure; null if it is invalid, because anything could have written it. */
export function readStoredFigure(text: string | null = storedFigureText()): StoredFigure | null {
  const stored = parsed(text);
  const department = departmentNames.find((name) => name === stored.department);
  const { taskName, teamSize, hours, salary } = stored;
  const isValid = (field: TaskNumberField, typed: unknown): typed is string =>
    typeof typed === 'string' && typed.length <= longestNumber && taskFieldProblem(field, typed) === null;
  if (!department || typeof taskName !== 'string' || !isValid('teamSize', teamSize)) return null;
  if (taskName.length > analysisLimits.ownWordsMaxLength) return null;
  if (!isValid('hours', hours) || !isValid('salary', salary)) return null;
  return { department, taskName, teamSize, hours, salary };
}

function parsed(text: string | null): Partial<Record<keyof StoredFigure, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
