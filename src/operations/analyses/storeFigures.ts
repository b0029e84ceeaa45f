import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { findUncounted, storeAnalysisFigures } from '@/database/tables/analysisFigures';
import { readDepartmentTasks } from '@/domain/analysis/readDepartmentTasks';
import { headlineOpportunities } from '@/domain/analysis/plan/analysisPlan';
import { savingsTotals } from '@/domain/analysis/totals';
import { workOf } from '@/domain/analysis/workOf';
import { planOf } from './planOf';

/** Analyses whose opportunities are read per query. */
const batchSize = 20;

/**
 * Computes and stores the list figures of an account's analyses where they are missing or from an older release. A
 * trigger deletes them when their analysis changes.
 */
export async function storeFigures(req: PayloadRequest, owner: number): Promise<void> {
  for (let after = 0; ;) {
    const uncounted = await findUncounted(req, { owner, after, limit: batchSize });
    const counted = uncounted.map(({ id, version, industry, ...stored }) => {
      const opportunities = headlineOpportunities(planOf(stored));
      const work = workOf({ industry, departmentTasks: readDepartmentTasks(stored.departmentTasks) });
      return {
        id,
        version,
        opportunities: opportunities.length,
        ...savingsTotals(opportunities),
        workKey: work === undefined ? `analysis ${id}` : keyOf(work),
      };
    });
    if (counted.length > 0) await storeAnalysisFigures(req, counted);
    if (uncounted.length < batchSize) return;
    after = uncounted.at(-1)?.id ?? after;
  }
}

const keyOf = (work: string): string => createHash('sha256').update(work).digest('base64url');
