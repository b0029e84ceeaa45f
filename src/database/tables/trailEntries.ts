import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { sqlList } from '../sqlList';
import { transactionOf } from '../transactionOf';

// Past the access rule of `trail-entries`, by which nobody changes what the trail says, in the one case in which it has to
// forget: an account that is gone. In the transaction that deletes it.

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
  // Also of the invitation that the account came from, whatever its email has been since.
  await transaction.execute(sql`
    update trail_entries set subject_label = ${label}
    where subject = 'invitations' and (subject_label = ${email} or subject_id in (
      select subject_id from trail_entries
      where subject = 'invitations' and action = 'accept' and actor_id = ${userId}))`);
}

/** Takes the names out that the account's owner gave to analyses. */
export async function forgetAnalysesInEntries(req: PayloadRequest, userId: number): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`
    update trail_entries set subject_label = 'Deleted analysis'
    where subject = 'analyses' and subject_id in (select id from analyses where owner_id = ${userId})`);
}
