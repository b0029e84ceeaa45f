import { isRecord } from '@/domain/isRecord';
import type { FurtherOpportunity } from './AnalysisTexts';

/** The paragraphs of a stored summary; none in older analyses. */
export function readExecutiveSummary(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((paragraph) => typeof paragraph === 'string') : [];
}

/** The stored ideas; none in older analyses. */
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
