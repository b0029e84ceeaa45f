import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import type { Analysis } from '@/payload-types';
import { namedRows } from '../namedRows';
import { planColumns, type PlanColumns } from './planColumns';
import { transactionOf } from '../transactionOf';
import { withTotal } from '../withTotal';

const collection = 'analyses';

/** Bypasses access control on purpose: the server reads it to write an email to the owner. */
export const findAnalysisById = (payload: Payload, id: number) =>
  payload.db.findOne<Analysis>({ collection, where: { id: { equals: id } } });

/**
 * Returns the next analyses after this id, of all accounts. Bypasses access control on purpose: it runs from a server
 * command.
 */
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
 * Returns the analysis that an earlier request of the same submission created. Bypasses access control on purpose:
 * the key is bound to the requesting account.
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
 * Updates what the client decides about a finished analysis, and what is computed from it. Bypasses the collection's
 * rule that forbids updates; the caller checks ownership.
 */
export const updateAnalysis = (
  req: PayloadRequest,
  id: number,
  data: Partial<Omit<Analysis, 'id' | 'owner'>>,
): Promise<Analysis> => req.payload.db.updateOne({ collection, id, data, req });

interface ListedRow
  extends
    PlanColumns,
    Pick<Analysis, 'id' | 'listName' | 'industry' | 'executiveSummary' | 'furtherOpportunities'> {
  createdAt: Date;
  /** The row's `xmin`, which changes with every update of the analysis. */
  version: string;
}

const ofOwner = {
  name: 'analyses-of-owner',
  text: `select id, list_name as "listName", industry, created_at as "createdAt", ${planColumns},
      xmin::text as version, executive_summary as "executiveSummary", further_opportunities as "furtherOpportunities",
      (select count from user_reports where user_id = $1) as total
    from analyses where owner_id = $1 and (created_at, id) < ($4::timestamptz, $5::int)
    order by created_at desc, id desc limit $2 offset $3`,
};

interface OwnPart {
  owner: number;
  /** Cursor: the list item that these come after. Omit it for the first page. */
  before?: { createdAt: string; id: number };
  limit: number;
  offset: number;
}

/** Later than any time that PostgreSQL can store. */
const theFirst = { createdAt: 'infinity', id: 0 };

/**
 * Returns part of an account's analyses with the columns that lists show, newest first, and their total. Bypasses
 * access control on purpose: the statement already filters by owner, and no hook or field changes the values read.
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

/** Bypasses access control on purpose: the query already filters by owner. */
export async function countAnalysesOf(req: PayloadRequest, owner: number): Promise<number> {
  const { totalDocs } = await req.payload.db.count({ collection, where: { owner: { equals: owner } }, req });
  return totalDocs;
}

/**
 * Locks an analysis against deletion until the transaction ends, shared with other holders; false if it no longer
 * exists. Raw SQL, because Payload has no row locks.
 */
export async function lockAnalysisForShare(req: PayloadRequest, id: number): Promise<boolean> {
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute(sql`select id from analyses where id = ${id} for key share`);
  return rows.length > 0;
}

/** Locks an analysis exclusively until the transaction ends. */
export async function lockAnalysis(req: PayloadRequest, id: number | string): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`select id from analyses where id = ${id} for update`);
}
