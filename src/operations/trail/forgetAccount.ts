import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { fieldsKeptInTrail } from '../accounts/accountFields';
import { transactionOf } from '@/database/transactionOf';

/** Also what isn't a field of the account, but was done with it. */
const keptFields = [...fieldsKeptInTrail, 'password', 'removal'];

/**
 * Takes a deleted account's name, email and company out of the trail. Its entries stay, with what was done, when,
 * by whom, and the account's number.
 */
export async function forgetAccount(req: PayloadRequest, userId: number): Promise<void> {
  const transaction = await transactionOf(req);
  const label = `Deleted account ${userId}`;
  const kept = sql.join(
    keptFields.map((field) => sql`${field}`),
    sql`, `,
  );
  await transaction.execute(sql`update trail_entries set actor_name = ${label} where actor_id = ${userId}`);
  await transaction.execute(sql`
    update trail_entries set subject_label = ${label}, changes = (
      select coalesce(jsonb_agg(change order by place), '[]')
      from jsonb_array_elements(changes) with ordinality as listed (change, place)
      where change->>'field' in (${kept}))
    where subject = 'users' and subject_id = ${userId}`);
}

/** Takes the names out that the account's owner gave to analyses. */
export async function forgetAnalysesOf(req: PayloadRequest, userId: number): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`
    update trail_entries set subject_label = 'Deleted analysis'
    where subject = 'analyses' and subject_id in (select id from analyses where owner_id = ${userId})`);
}
