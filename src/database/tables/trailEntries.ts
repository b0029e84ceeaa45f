import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import type { TrailChange } from '@/domain/trail/fieldChangesBetween';
import type { TrailAction, TrailSubject } from '@/domain/trail/trailKinds';
import type { TrailEntry } from '@/payload-types';
import { findBoundedPage } from '../boundedMatches';
import { folded, hasWord } from '../foldedSearch';
import { sqlList } from '../sqlList';
import { transactionOf } from '../transactionOf';

// Bypasses access control of `trail-entries`, which lets administrators read and nobody update. Personal data must be
// removed in the transaction that deletes an account, and for invitees who never accepted (`sweepRows`).

/**
 * Returns the next entries about an account after this id, oldest first. Bypasses access control, for a data export
 * that omits the actor.
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

/** Filters; without any, all entries match. */
interface Narrowing {
  /** Must occur in the actor's name or in the subject's label. */
  search?: string;
  subject?: TrailSubject;
  action?: TrailAction;
}

const columns = `id, created_at as "createdAt", actor_name as "actorName", action, subject, subject_id::int as "subjectId",
  subject_label as "subjectLabel", changes`;

/**
 * Must be identical to the expression of `trail_entries_search_idx`, or the index isn't used. Joined with a line
 * feed, which no search term contains.
 */
const searchedText = folded(`coalesce(actor_name, '') || chr(10) || coalesce(subject_label, '')`);

/** Returns the condition of the filters and its values; `first` is the number of the first placeholder. */
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
 * Returns one page, newest first, and the total, capped at `countedMatches + 1`. Bypasses access control: the caller
 * has checked for an administrator.
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
  /** Replaces the account's name. */
  label: string;
  /** Fields whose changes contain no personal data. */
  keptFields: readonly string[];
  /** Suffix of the account's name in entries about other subjects. */
  mark: string;
}

/** Removes an account's personal data from all entries; only changes of `keptFields` remain. */
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
  // Includes the invitation that the account accepted, even if its email has changed since. An invitation that is
  // still open belongs to the invitee, because an account doesn't prove its address.
  await transaction.execute(sql`
    update trail_entries set subject_label = ${label}
    where subject = 'invitations' and (
      (subject_label = ${email} and not exists (select from invitations where invitations.email = ${email}))
      or subject_id in (
        select subject_id from trail_entries
        where subject = 'invitations' and action = 'accept' and actor_id = ${userId}))`);
}

/** Removes the names that an account's owner gave to analyses, including deleted ones. */
export async function forgetAnalysesInEntries(req: PayloadRequest, userId: number): Promise<void> {
  const transaction = await transactionOf(req);
  // Collect all ids first: with an `or` over two sources, every entry about an analysis would be compared.
  await transaction.execute(sql`
    update trail_entries set subject_label = 'Deleted analysis'
    where subject = 'analyses' and subject_id in (
      select id from analyses where owner_id = ${userId}
      union select subject_id from trail_entries
      where subject = 'analyses' and action = 'delete' and changes @> ${ownedBy(userId)}::jsonb)`);
}

/** The change that the deletion of an analysis records to name its owner. */
const ownedBy = (userId: number) => JSON.stringify([{ field: 'owner', from: String(userId) }]);
