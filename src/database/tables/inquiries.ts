import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import type { Inquiry } from '@/payload-types';
import { namedRows } from '../namedRows';
import { sqlList } from '../sqlList';
import { transactionOf } from '../transactionOf';
import { withTotal } from '../withTotal';

/** Arbitrary advisory lock number that nothing else uses. Serializes counting and storing messages. */
const inquiryLock = 7_316_405;

/** Bypasses access control on purpose: the server is about to write an email, or the caller has checked for staff. */
export const findInquiryById = (payload: Payload, id: number, req?: PayloadRequest) =>
  payload.db.findOne<Inquiry>({ collection: 'inquiries', where: { id: { equals: id } }, req });

/** Locks the inquiry until the transaction ends, so that other changes and replies wait. */
export async function lockInquiryRow(req: PayloadRequest, id: number): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`select 1 from inquiries where id = ${id} for update`);
}

/**
 * Returns and locks the next inquiries without activity for this many months, at most `limit`, until the transaction
 * ends. Skips rows that another transaction has locked.
 */
export async function lockForgottenInquiries(
  req: PayloadRequest,
  months: number,
  limit: number,
): Promise<number[]> {
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute<{ id: number }>(sql`
    select id from inquiries
    where updated_at < now() - make_interval(months => ${months}) and not exists (
      select 1 from inquiry_entries as entry
      where entry.inquiry_id = inquiries.id and entry.created_at >= now() - make_interval(months => ${months}))
    order by updated_at limit ${limit} for update skip locked`);
  return rows.map(({ id }) => id);
}

/**
 * Deletes inquiries; the database deletes their entries. Bypasses hooks on purpose: the caller writes the trail
 * entry.
 */
export async function removeInquiries(req: PayloadRequest, ids: readonly number[]): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`delete from inquiries where id in (${sqlList(ids)})`);
}

/** Bypasses access control on purpose: visitors can't read inquiries. */
export async function isInquiryKept(payload: Payload, submissionKey: string): Promise<boolean> {
  const { totalDocs } = await payload.db.count({
    collection: 'inquiries',
    where: { submissionKey: { equals: submissionKey } },
  });
  return totalDocs > 0;
}

/**
 * Counts messages of the last 24 hours, from all senders and from this one. Takes a lock until the transaction ends,
 * so that the counts stay valid.
 */
export async function lockInquiriesOfDay(
  req: PayloadRequest,
  email: string,
): Promise<{ all: number; own: number }> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`select pg_advisory_xact_lock(${inquiryLock})`);
  const { rows } = await transaction.execute<{ all: number; own: number }>(sql`
    select count(*)::int as all, (count(*) filter (where lower(email) = lower(${email})))::int as own
    from inquiries where created_at > now() - interval '24 hours'`);
  return rows[0] ?? { all: 0, own: 0 };
}

/** Returns the newest unanswered inquiries and their total. Bypasses access control; for staff only. */
export async function findNewInquiries(req: PayloadRequest, limit: number) {
  const rows = await namedRows<NewInquiryRow>(
    req,
    {
      name: 'new-inquiries',
      text: `
        select id, name, company, created_at as "createdAt", count(*) over ()::int as total
        from inquiries where status = 'new' order by created_at desc, id desc limit $1`,
    },
    [limit],
  );
  return withTotal(rows);
}

interface NewInquiryRow {
  id: number;
  name: string;
  company: string | null;
  createdAt: Date;
  total: number;
}

const sentWith = {
  name: 'inquiries-sent-with',
  text: `select id, name, company, message, status, created_at as "createdAt", sent_from as "sentFrom",
      first_page as "firstPage", referrer
    from inquiries where email = $1 order by id`,
};

type SentInquiry = Pick<
  Inquiry,
  'id' | 'name' | 'message' | 'status' | 'sentFrom' | 'firstPage' | 'referrer'
> & {
  company: string | null;
  createdAt: Date;
};

/** Returns inquiries sent with this email address, oldest first. Bypasses access control; for administrators only. */
export const findInquiriesSentWith = (req: PayloadRequest, email: string): Promise<SentInquiry[]> =>
  namedRows<SentInquiry>(req, sentWith, [email]);
