import { canonicalJson } from '../canonicalJson';
import { isRecord } from '../isRecord';
import { fromJsonText, ownField } from './fromJsonText';
import type { AnalysisResult } from './types';

/** Fields of an opportunity that only the engine determines. */
const countedFields = [
  'id',
  'department',
  'phase',
  'complexity',
  'taskRelated',
  'taskName',
  'roiModel',
] as const;

interface StoredFigures {
  opportunities: unknown;
  departmentTasks: unknown;
}

/**
 * Returns the differences between the stored figures and those of the engine, exactly and in order: indexes of
 * opportunities, counted from 1, and "costs" for the costs of the tasks. Ignores names and descriptions.
 */
export function differingFigures(stored: StoredFigures, again: AnalysisResult): string[] {
  const before = Array.isArray(stored.opportunities) ? stored.opportunities.map(counted) : [];
  const after = again.opportunities.map(counted);
  const length = Math.max(before.length, after.length);
  const places = Array.from({ length }, (_, index) => index).filter(
    (index) => before[index] !== after[index],
  );
  const isSameCost =
    canonicalJson(fromJsonText(stored.departmentTasks)) === canonicalJson(again.departmentTasks);
  return [...places.map((index) => `opportunity ${index + 1}`), ...(isSameCost ? [] : ['costs'])];
}

function counted(opportunity: unknown): string {
  if (!isRecord(opportunity)) return '';
  return canonicalJson(countedFields.map((field) => ownField(opportunity, field) ?? null));
}
