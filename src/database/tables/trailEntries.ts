import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import type { TrailEntry } from '@/payload-types';
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
  await transaction.execute(sql`
    update trail_entries set subject_label = 'Deleted analysis'
    where subject = 'analyses' and (
      subject_id in (select id from analyses where owner_id = ${userId})
      or subject_id in (
        select subject_id from trail_entries
        where subject = 'analyses' and action = 'delete' and changes @> ${ownedBy(userId)}::jsonb))`);
}

/** As the deletion of an analysis notes whose it was. */
const ownedBy = (userId: number) => JSON.stringify([{ field: 'owner', from: String(userId) }]);
