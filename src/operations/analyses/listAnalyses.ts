import type { PayloadRequest } from 'payload';
import { findAnalysesOf } from '@/database/tables/analyses';
import type { AnalysisListItem, AnalysisListQuery } from '@/schemas/analysis';
import { pageLimits } from '@/schemas/paging';
import { requireUser } from '../requireUser';
import { presentListItem } from './presentAnalysis';

/** Rows per query; other requests run between two batches. */
const batchSize = 50;

interface AnalysisList {
  analyses: AnalysisListItem[] | AsyncGenerator<AnalysisListItem[]>;
  total: number;
}

/**
 * Returns the signed-in account's analyses, newest first, with their total. The list is one page, or all of them: as
 * an array if one query returns all, else in batches.
 */
export async function listAnalyses({
  req,
  query: { page, limit },
}: {
  req: PayloadRequest;
  query: AnalysisListQuery;
}): Promise<AnalysisList> {
  const { id: owner } = requireUser(req);
  if (page !== undefined || limit !== undefined) {
    const size = limit ?? pageLimits.usual;
    const { rows, total } = await findAnalysesOf(req, {
      owner,
      limit: size,
      offset: ((page ?? 1) - 1) * size,
    });
    return { analyses: rows.map((row) => presentListItem(row)), total };
  }
  const first = await findAnalysesOf(req, { owner, limit: batchSize, offset: 0 });
  const isWhole = first.rows.length === first.total;
  return {
    analyses: isWhole ? first.rows.map((row) => presentListItem(row)) : inBatches(req, owner, first.rows),
    total: first.total,
  };
}

type Rows = Awaited<ReturnType<typeof findAnalysesOf>>['rows'];

async function* inBatches(
  req: PayloadRequest,
  owner: number,
  first: Rows,
): AsyncGenerator<AnalysisListItem[]> {
  for (let rows = first; rows.length > 0;) {
    yield rows.map((row) => presentListItem(row));
    const before = rows.at(-1);
    ({ rows } = await findAnalysesOf(req, { owner, before, limit: batchSize, offset: 0 }));
  }
}
