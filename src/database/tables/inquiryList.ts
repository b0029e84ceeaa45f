import type { PayloadRequest } from 'payload';
import { askForCallHref } from '@/domain/inquiries/askForCall';
import { bookingKeyPrefix } from '@/domain/inquiries/bookingKeys';
import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';
import { inquiryStates, type InquiryFilter, type InquiryState } from '@/domain/inquiries/inquiryStates';
import { findBoundedPage } from '../boundedMatches';
import { folded, hasWord } from '../foldedSearch';
import { namedRows } from '../namedRows';
import { isLostJob } from './jobs';

// Bypasses access control of `inquiries`: the caller has checked for staff. Raw SQL for the same reasons as the
// account list (0019).

export interface InquiryRow {
  id: number;
  name: string;
  email: string;
  company: string | null;
  message: string;
  status: InquiryState;
  /** Whether a call was booked or asked for. */
  isCall: boolean;
  ownerId: number | null;
  ownerName: string | null;
  createdAt: Date;
  repliedAt: Date | null;
}

const columns = `
  inquiries.id, inquiries.name, inquiries.email, inquiries.company, inquiries.message, inquiries.status,
  (coalesce(inquiries.submission_key, '') like '${bookingKeyPrefix}%'
   or coalesce(inquiries.sent_from, '') = '${askForCallHref}') as "isCall",
  owner.id as "ownerId", owner.name as "ownerName", inquiries.created_at as "createdAt",
  (select max(entry.created_at) from inquiry_entries as entry
   where entry.inquiry_id = inquiries.id and entry.kind = 'reply' and not exists (
     select from payload_jobs as job where job.has_error and not ${isLostJob('job')}
       and job.input->'order'->>'kind' = 'inquiryReply'
       and (job.input->'order'->>'entryId')::int = entry.id)) as "repliedAt"`;
const tables = 'inquiries left join users as owner on owner.id = inquiries.owner_id';

/** Filters; without any, all inquiries match. */
interface Narrowing {
  /** All words must occur. */
  search?: string;
  status?: InquiryFilter;
  /** Id of an account, or null for no account. */
  ownerId?: number | null;
  /** `from` is inclusive, `to` exclusive. */
  from?: string;
  to?: string;
}

/** Must be identical to the expression of `inquiries_search_idx`, or the index isn't used. */
const searchedText = folded(
  `inquiries.name || ' ' || inquiries.email || ' ' || coalesce(inquiries.company, '') || ' ' || inquiries.message`,
);

/** Returns the condition of the filters and its values; `first` is the number of the first placeholder. */
function conditionOf(narrowing: Narrowing, first: number): { condition: string; values: string[] } {
  const { search, status, ownerId, from, to } = narrowing;
  const words = search?.split(/\s+/).filter(Boolean) ?? [];
  const asked: [string | undefined, (place: string) => string][] = [
    [
      status === 'genuine' ? undefined : status,
      (place) => `inquiries.status = ${place}::enum_inquiries_status`,
    ],
    [ownerId?.toString(), (place) => `inquiries.owner_id = ${place}::int`],
    [from, (place) => `inquiries.created_at >= ${place}::timestamptz`],
    [to, (place) => `inquiries.created_at < ${place}::timestamptz`],
    ...words.map((word): [string, (place: string) => string] => [
      word,
      (place) => hasWord(searchedText, place),
    ]),
  ];
  const stated = asked.flatMap(([value, say]) => (value === undefined ? [] : [{ value, say }]));
  const conditions = stated.map(({ say }, index) => say(`$${first + index}`));
  if (status === 'genuine') conditions.push(`inquiries.status <> 'spam'`);
  if (ownerId === null) conditions.push('inquiries.owner_id is null');
  return { condition: conditions.join(' and ') || 'true', values: stated.map(({ value }) => value) };
}

const order = 'inquiries.created_at desc, inquiries.id desc';

/** Returns one page, newest first, and the total, capped at `countedMatches + 1`. */
export async function findInquiryPage(
  req: PayloadRequest,
  { page, limit, ...narrowing }: Narrowing & { page: number; limit: number },
): Promise<{ rows: InquiryRow[]; total: number }> {
  return findBoundedPage<InquiryRow>(req, {
    ...{ page, limit, order, table: 'inquiries' },
    select: `select ${columns} from ${tables}`,
    conditionOf: (first) => conditionOf(narrowing, first),
  });
}

/** Returns the matching ids, newest first. */
export async function findInquiryIds(req: PayloadRequest, narrowing: Narrowing): Promise<number[]> {
  const { condition, values } = conditionOf(narrowing, 1);
  const text = `select id from inquiries where ${condition} order by ${order}`;
  const rows = await namedRows<{ id: number }>(req, { text }, values);
  return rows.map(({ id }) => id);
}

/** Returns these inquiries, newest first; ids that no longer exist are omitted. */
export const findInquiriesByIds = (req: PayloadRequest, ids: readonly number[]): Promise<InquiryRow[]> =>
  namedRows<InquiryRow>(
    req,
    {
      name: 'inquiries-by-ids',
      text: `select ${columns} from ${tables} where inquiries.id = any($1) order by ${order}`,
    },
    [ids],
  );

const countOf = (state: InquiryState) => `
  (select count(*)::int from (
    select 1 from inquiries where status = '${state}' limit ${inquiryLimits.countedOfState}
  ) as few) as "${state}"`;

const counts = { name: 'inquiry-counts', text: `select ${inquiryStates.map(countOf).join(', ')}` };

/** Returns the number of inquiries per state, each counted up to `countedOfState`. */
export async function countInquiries(req: PayloadRequest): Promise<Record<InquiryState, number>> {
  const [row] = await namedRows<Record<InquiryState, number>>(req, counts, []);
  return row ?? { new: 0, answered: 0, won: 0, lost: 0, spam: 0 };
}
