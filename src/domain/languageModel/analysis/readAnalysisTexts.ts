import { isRecord } from '@/domain/isRecord';
import type { FurtherOpportunity } from './AnalysisTexts';

/** Returns the paragraphs of a stored summary; older analyses have none. */
export function readExecutiveSummary(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((paragraph) => typeof paragraph === 'string') : [];
}

/** Returns the stored ideas; older analyses have none. */
export function readFurtherOpportunities(value: unknown): FurtherOpportunity[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter(isRecord)
    .flatMap(({ name, description, rationale }) =>
      typeof name === 'string' && typeof description === 'string' && typeof rationale === 'string'
        ? [{ name, description, rationale }]
        : [],
    );
}
