import type { PayloadRequest } from 'payload';
import { findUncounted, keepAnalysisFigures } from '@/database/tables/analysisFigures';
import { readOpportunities } from '@/domain/analysis/readOpportunities';
import { savingsTotals } from '@/domain/analysis/totals';

/** Opportunities of so many are read at once. */
const batchSize = 20;

/** Counts what lists say of an account's analyses, where nobody has counted it since they were made or changed. */
export async function keepFigures(req: PayloadRequest, owner: number): Promise<void> {
  for (let after = 0; ;) {
    const uncounted = await findUncounted(req, { owner, after, limit: batchSize });
    const counted = uncounted.map(({ id, version, opportunities: stored }) => {
      const opportunities = readOpportunities(stored);
      return { id, version, opportunities: opportunities.length, ...savingsTotals(opportunities) };
    });
    if (counted.length > 0) await keepAnalysisFigures(req, counted);
    if (uncounted.length < batchSize) return;
    after = uncounted.at(-1)?.id ?? after;
  }
}
