import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import type { TrailChange } from '@/domain/trail/changesBetween';
import type { TrailAction, TrailSubject } from '@/domain/trail/trailKinds';
import type { TrailEntry } from '@/payload-types';
import { findBoundedPage } from '../boundedMatches';
import { folded, hasWord } from '../foldedSearch';
import { sqlList } from '../sqlList';
import { transactionOf } from '../transactionOf';

// Past the access rule of `trail-entries`, by which administrators read it and nobody changes what it says. It has to forget
// an account that is gone, in the transaction that deletes it, and people who were invited and never came (`sweepRows`).

/**
 * The next entries about an account after this one, oldest first. Past the access rule, for an export that leaves out who
 * acted.
 */
export async function findEntriesAbout(
  { payload }: PayloadRequest,
  { userId, after, limit }: { userId: number; after: number; limit: number },
): Promise<TrailEntry[]> {
  const { docs } = await payload.db.find<TrailEntry>({
    collection: 'trail-entries',
    where: { subject: { equals: 'users' }, subjectId: { equals: userId }, id: { greater_than: after } },
    sort: 'id',
    limit,
    pagination: false,
  });
  return docs;
}

export interface TrailRow {
  id: number;
  createdAt: Date;
  actorName: string | null;
  action: TrailAction;
  subject: TrailSubject;
  subjectId: number;
  subjectLabel: string | null;
  changes: TrailChange[];
}

/** Which entries are asked for: all without any of them. */
interface Narrowing {
  /** Occurs in who did it or in what it was done to. */
  search?: string;
  subject?: TrailSubject;
  action?: TrailAction;
}

const columns = `id, created_at as "createdAt", actor_name as "actorName", action, subject, subject_id::int as "subjectId",
  subject_label as "subjectLabel", changes`;

/**
 * The expression that `trail_entries_search_idx` is built on; the two must be the same word for word. Nobody searches for
 * what is between the two.
 */
const searchedText = folded(`coalesce(actor_name, '') || chr(10) || coalesce(subject_label, '')`);

/** What the rows must fulfil, with the values for its placeholders, of which the first has this number. */
function conditionOf({ search, subject, action }: Narrowing, first: number) {
  const asked: [string | undefined, (place: string) => string][] = [
    [search, (place) => hasWord(searchedText, place)],
    [subject, (place) => `subject = ${place}::enum_trail_entries_subject`],
    [action, (place) => `action = ${place}::enum_trail_entries_action`],
  ];
  const stated = asked.flatMap(([value, say]) => (value ? [{ value, say }] : []));
  return {
    condition: stated.map(({ say }, index) => say(`$${first + index}`)).join(' and ') || 'true',
    values: stated.map(({ value }) => value),
  };
}

/**
 * One page, newest first, and how many match; where very many do, one more than are counted. Past the access rule: whoever
 * asks has made sure that an administrator does.
 */
export async function findTrailPage(
  req: PayloadRequest,
  { page, limit, ...narrowing }: Narrowing & { page: number; limit: number },
): Promise<{ rows: TrailRow[]; total: number }> {
  return findBoundedPage<TrailRow>(req, {
    ...{ page, limit, order: 'id desc', table: 'trail_entries' },
    select: `select ${columns} from trail_entries`,
    conditionOf: (first) => conditionOf(narrowing, first),
  });
}

interface ForgottenAccount {
  email: string;
  /** What it is called from now on. */
  label: string;
  /** Fields whose changes say nothing of the person. */
  keptFields: readonly string[];
  /** How names that entries about other things carry end. */
  mark: string;
}

/** Takes an account's own words out of all entries, but for changes of these fields. */
export async function forgetAccountInEntries(
  req: PayloadRequest,
  userId: number,
  { email, label, keptFields, mark }: ForgottenAccount,
): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`update trail_entries set actor_name = ${label} where actor_id = ${userId}`);
  await transaction.execute(sql`
    update trail_entries set subject_label = ${label}, changes = (
      select coalesce(jsonb_agg(change order by place), '[]')
      from jsonb_array_elements(changes) with ordinality as listed (change, place)
      where change->>'field' in (${sqlList(keptFields)}))
    where subject = 'users' and subject_id = ${userId}`);
  await transaction.execute(sql`
    update trail_entries set changes = (
      select jsonb_agg(change
        || case when right(change->>'from', ${mark.length}) = ${mark} then jsonb_build_object('from', ${label}::text) else '{}' end
        || case when right(change->>'to', ${mark.length}) = ${mark} then jsonb_build_object('to', ${label}::text) else '{}' end
        order by place)
      from jsonb_array_elements(changes) with ordinality as listed (change, place))
    where subject = 'inquiries' and position(${mark} in changes::text) > 0`);
  // Also of the invitation that the account came from, whatever its email has been since. One that is still open is of
  // whoever was invited: an account proves no address.
  await transaction.execute(sql`
    update trail_entries set subject_label = ${label}
    where subject = 'invitations' and (
      (subject_label = ${email} and not exists (select from invitations where invitations.email = ${email}))
      or subject_id in (
        select subject_id from trail_entries
        where subject = 'invitations' and action = 'accept' and actor_id = ${userId}))`);
}

/** Takes the names out that the account's owner gave to analyses, those included that are deleted already. */
export async function forgetAnalysesInEntries(req: PayloadRequest, userId: number): Promise<void> {
  const transaction = await transactionOf(req);
  // All numbers first: looked for in two places at once, they would be compared with every entry about an analysis.
  await transaction.execute(sql`
    update trail_entries set subject_label = 'Deleted analysis'
    where subject = 'analyses' and subject_id in (
      select id from analyses where owner_id = ${userId}
      union select subject_id from trail_entries
      where subject = 'analyses' and action = 'delete' and changes @> ${ownedBy(userId)}::jsonb)`);
}

/** As the deletion of an analysis notes whose it was. */
const ownedBy = (userId: number) => JSON.stringify([{ field: 'owner', from: String(userId) }]);
