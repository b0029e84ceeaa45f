import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import type { Opportunity } from '@/domain/analysis/types';
import type { Analysis } from '@/payload-types';
import { namedRows } from '../namedRows';
import { transactionOf } from '../transactionOf';
import { withTotal } from '../withTotal';

const collection = 'analyses';

/** Past the access rule: the server itself is about to write to the owner. */
export const findAnalysisById = (payload: Payload, id: number) =>
  payload.db.findOne<Analysis>({ collection, where: { id: { equals: id } } });

/** The next analyses after this id, of all accounts: past the access rule, for a command of whoever runs the server. */
export async function findAnalysesAfter(payload: Payload, id: number, limit: number): Promise<Analysis[]> {
  const { docs } = await payload.db.find<Analysis>({
    collection,
    where: { id: { greater_than: id } },
    sort: 'id',
    limit,
    pagination: false,
  });
  return docs;
}

/**
 * The analysis that an earlier request of the same submission made. Past the access rule: the key names the account that
 * asks.
 */
export async function findSubmittedAnalysis(
  req: PayloadRequest,
  submissionKey: string | undefined,
): Promise<Analysis | null> {
  if (!submissionKey) return null;
  return req.payload.db.findOne<Analysis>({
    collection,
    where: { submissionKey: { equals: submissionKey } },
    req,
  });
}

/**
 * Past the collection's rule that nobody updates: the one thing that a client changes of an analysis, and what follows from
 * it. The caller has asked whose it is.
 */
export const changeOwnDays = (
  req: PayloadRequest,
  id: number,
  data: Pick<Analysis, 'ownDays'> & { opportunities?: readonly Opportunity[] },
): Promise<Analysis> => req.payload.db.updateOne({ collection, id, data, req });

interface ListedRow extends Pick<
  Analysis,
  'id' | 'listName' | 'industry' | 'opportunities' | 'executiveSummary' | 'furtherOpportunities'
> {
  createdAt: Date;
}

const ofOwner = {
  name: 'analyses-of-owner',
  text: `select id, list_name as "listName", industry, created_at as "createdAt", opportunities,
      executive_summary as "executiveSummary", further_opportunities as "furtherOpportunities",
      (select count from user_reports where user_id = $1) as total
    from analyses where owner_id = $1 and (created_at, id) < ($4::timestamptz, $5::int)
    order by created_at desc, id desc limit $2 offset $3`,
};

interface OwnPart {
  owner: number;
  /** The one that they come after in the list; the first ones without it. */
  before?: { createdAt: string; id: number };
  limit: number;
  offset: number;
}

/** After everything that PostgreSQL has a time for. */
const theFirst = { createdAt: 'infinity', id: 0 };

/**
 * Some of an account's analyses as far as a list shows them, newest first, and how many it has in all. Past the access rule,
 * which would look for the very owner once more; the collection has no hook or field that changes what is read.
 */
export async function findAnalysesOf(
  req: PayloadRequest,
  { owner, before = theFirst, limit, offset }: OwnPart,
) {
  const values = [owner, limit, offset, before.createdAt, before.id];
  const counted = await namedRows<ListedRow & { total: number }>(req, ofOwner, values);
  const { rows, total } = await withTotal(
    counted,
    offset === 0 ? undefined : () => countAnalysesOf(req, owner),
  );
  return { rows: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), total };
}

/** Past the access rule, which would ask again for the rights of the very owner. */
export async function countAnalysesOf(req: PayloadRequest, owner: number): Promise<number> {
  const { totalDocs } = await req.payload.db.count({ collection, where: { owner: { equals: owner } }, req });
  return totalDocs;
}

/**
 * In a transaction: keeps the analysis from being deleted until it ends, and lets others do the same; false when it is
 * gone already. Payload has no lock of a row.
 */
export async function lockAnalysisForShare(req: PayloadRequest, id: number): Promise<boolean> {
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute(sql`select id from analyses where id = ${id} for key share`);
  return rows.length > 0;
}

/** In a transaction: waits for those who hold the analysis, and keeps others from it until it ends. */
export async function lockAnalysis(req: PayloadRequest, id: number | string): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`select id from analyses where id = ${id} for update`);
}
