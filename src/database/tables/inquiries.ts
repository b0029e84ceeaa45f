import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import type { Inquiry } from '@/payload-types';
import { namedRows } from '../namedRows';
import { sqlList } from '../sqlList';
import { transactionOf } from '../transactionOf';
import { withTotal } from '../withTotal';

/** Any number that nothing else locks: messages are counted and kept one after the other. */
const inquiryLock = 7_316_405;

/** Past the access rule: the server itself is about to write a mail, or has made sure that staff asks. */
export const findInquiryById = (payload: Payload, id: number, req?: PayloadRequest) =>
  payload.db.findOne<Inquiry>({ collection: 'inquiries', where: { id: { equals: id } }, req });

/** Others who change or answer this inquiry wait until the transaction ends. */
export async function lockInquiryRow(req: PayloadRequest, id: number): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`select 1 from inquiries where id = ${id} for update`);
}

/**
 * The next inquiries to which nothing has happened for so many months, at most `limit`, locked until the transaction ends.
 * Those that somebody works on right now are left for the next time.
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

/** Past the hooks: the trail is told how many there were. The database deletes their entries with them. */
export async function removeInquiries(req: PayloadRequest, ids: readonly number[]): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`delete from inquiries where id in (${sqlList(ids)})`);
}

/** Past the access rule, which shows a visitor nothing. */
export async function isInquiryKept(payload: Payload, submissionKey: string): Promise<boolean> {
  const { totalDocs } = await payload.db.count({
    collection: 'inquiries',
    where: { submissionKey: { equals: submissionKey } },
  });
  return totalDocs > 0;
}

/**
 * Messages of the last 24 hours, of all senders and of this one. In a transaction: others who ask wait until it ends, so
 * that what is counted stays true.
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

/** Messages that nobody has answered yet, the newest ones, and how many there are. Past the access rule, for staff. */
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

/** Those that were sent with an address, oldest first; past the access rule, for administrators. */
export const findInquiriesSentWith = (req: PayloadRequest, email: string): Promise<SentInquiry[]> =>
  namedRows<SentInquiry>(req, sentWith, [email]);
