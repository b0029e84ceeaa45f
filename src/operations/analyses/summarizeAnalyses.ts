import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { findAnalysisSummary, findUncounted, storeAnalysisFigures } from '@/database/tables/analysisFigures';
import { headlineOpportunities } from '@/domain/analysis/plan/analysisPlan';
import { readDepartmentTasks } from '@/domain/analysis/readDepartmentTasks';
import { savingsTotals } from '@/domain/analysis/totals';
import { workOf } from '@/domain/analysis/workOf';
import type { AnalysisListQuery, AnalysisSummary } from '@/schemas/analysis';
import { pageLimits } from '@/schemas/paging';
import { requireUser } from '../requireUser';
import { planOf } from './planOf';

/**
 * Returns one page of the signed-in account's analyses, newest first, with totals over all of them. Runs one query,
 * and more only if an analysis was created or changed since its figures were stored.
 */
export async function summarizeAnalyses({
  req,
  query: { page = 1, limit = pageLimits.usual },
}: {
  req: PayloadRequest;
  query: AnalysisListQuery;
}): Promise<AnalysisSummary> {
  const { id: owner } = requireUser(req);
  const find = () => findAnalysisSummary(req, { owner, limit, offset: (page - 1) * limit });
  let found = await find();
  if (found.missing > 0) {
    await storeFigures(req, owner);
    found = await find();
  }
  const { rows, totals } = found;
  return {
    total: totals.analyses,
    opportunities: totals.opportunities,
    savings_usd: totals.savingsUsd,
    latest_savings_usd: totals.latest < totals.analyses ? totals.latestSavingsUsd : null,
    analyses: rows.map((row) => ({
      id: row.id,
      list_name: row.listName,
      industry: row.industry,
      created_at: row.createdAt.toISOString(),
      opportunities: row.opportunities,
      saved_hours: row.savedHours,
      savings_usd: row.savingsUsd,
    })),
  };
}

/** Analyses whose opportunities are read per query. */
const batchSize = 20;

/**
 * Computes and stores the list figures of an account's analyses where they are missing or from an older release. A
 * trigger deletes them when their analysis changes.
 */
async function storeFigures(req: PayloadRequest, owner: number): Promise<void> {
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
