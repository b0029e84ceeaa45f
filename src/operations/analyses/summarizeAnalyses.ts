import type { PayloadRequest } from 'payload';
import { findAnalysisSummary } from '@/database/tables/analysisFigures';
import type { AnalysisListQuery, AnalysisSummary } from '@/schemas/analysis';
import { pageLimits } from '@/schemas/paging';
import { requireUser } from '../requireUser';
import { storeFigures } from './storeFigures';

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
