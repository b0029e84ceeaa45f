import { canonicalJson } from '../canonicalJson';
import { isRecord } from '../isRecord';
import { fromJsonText, ownField } from './fromJsonText';
import type { AnalysisResult } from './types';

/** What the engine alone decides about an opportunity. */
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
 * What differs between the stored figures and those of the engine, exactly and in order: places of opportunities,
 * counted from 1, and "costs" for the costs of the tasks. Names and descriptions are words and not compared.
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
