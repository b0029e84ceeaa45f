import { setImmediate as otherRequests } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { PayloadRequest } from 'payload';
import { findAnalysesOf } from '@/database/tables/analyses';
import type { AnalysisListItem, AnalysisListQuery } from '@/schemas/analysis';
import { pageLimits } from '@/schemas/paging';
import { requireUser } from '../requireUser';
import { presentListItem } from './presentAnalysis';

/** Rows per query. */
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
    return { analyses: await presentRows(rows), total };
  }
  const first = await findAnalysesOf(req, { owner, limit: batchSize, offset: 0 });
  const isWhole = first.rows.length === first.total;
  return {
    analyses: isWhole ? await presentRows(first.rows) : inBatches(req, owner, first.rows),
    total: first.total,
  };
}

type Rows = Awaited<ReturnType<typeof findAnalysesOf>>['rows'];

/** Reading the client's words for a plan takes 10 to 25 ms. Keyed by id and version of the row. */
const presented = new LRUCache<string, AnalysisListItem>({ max: 500 });

/** Returns the rows as list entries. Other requests run between two that have to be planned. */
async function presentRows(rows: Rows): Promise<AnalysisListItem[]> {
  const items: AnalysisListItem[] = [];
  for (const { version, ...row } of rows) {
    const key = `${row.id} ${version}`;
    const known = presented.get(key);
    const item = known ?? presentListItem(row);
    items.push(item);
    if (known) continue;
    presented.set(key, item);
    await otherRequests();
  }
  return items;
}

async function* inBatches(
  req: PayloadRequest,
  owner: number,
  first: Rows,
): AsyncGenerator<AnalysisListItem[]> {
  for (let rows = first; rows.length > 0;) {
    yield await presentRows(rows);
    const before = rows.at(-1);
    ({ rows } = await findAnalysesOf(req, { owner, before, limit: batchSize, offset: 0 }));
  }
}
