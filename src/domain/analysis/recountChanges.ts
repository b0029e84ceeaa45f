import type { StoredOpportunity } from './readOpportunities';
import { savingsTotals } from './totals';

/** What a recount changed in the recommended and unsized opportunities of an analysis. */
export interface RecountChanges {
  /** Expected savings before and after, US dollars a year. */
  savingsUsd: { before: number; after: number };
  /** Names of opportunities in another phase. */
  moved: string[];
  added: string[];
  dropped: string[];
}

/** Compares the opportunities of an analysis before and after a recount. */
export function recountChanges(
  before: readonly StoredOpportunity[],
  after: readonly StoredOpportunity[],
): RecountChanges {
  const earlier = new Map(before.map((opportunity) => [opportunity.id, opportunity]));
  const later = new Set(after.map(({ id }) => id));
  const namesOf = (opportunities: readonly StoredOpportunity[]) => opportunities.map(({ name }) => name);
  return {
    savingsUsd: { before: savingsTotals(before).savingsUsd, after: savingsTotals(after).savingsUsd },
    moved: namesOf(after.filter(({ id, phase }) => earlier.has(id) && earlier.get(id)?.phase !== phase)),
    added: namesOf(after.filter(({ id }) => !earlier.has(id))),
    dropped: namesOf(before.filter(({ id }) => !later.has(id))),
  };
}
