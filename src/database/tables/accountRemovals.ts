import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import type { Role } from '@/domain/accounts/roles';
import { transactionOf } from '../transactionOf';
import { lockUserRow } from './users';

// `account_removals` isn't a collection, so there are no hooks or access rules to bypass.

/**
 * Returns whether an account is marked for removal. Call it in a transaction: it locks the account row for share, so
 * that it waits for a concurrent decision and blocks later ones until the transaction ends.
 */
export async function isBeingRemoved(req: PayloadRequest, userId: number): Promise<boolean> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`select id from users where id = ${userId} for share`);
  const { rows } = await transaction.execute(
    sql`select user_id from account_removals where user_id = ${userId}`,
  );
  return rows.length > 0;
}

/**
 * Same as `isBeingRemoved`, but without a lock and only for committed marks. For callers that don't change the
 * account.
 */
export async function isMarkedForRemoval(payload: Payload, userId: number): Promise<boolean> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select from account_removals where user_id = ${userId}`,
  );
  return rows.length > 0;
}

/** Marks an account for removal; false if it was already marked. */
export async function markForRemoval(req: PayloadRequest, userId: number, dueAt: Date): Promise<boolean> {
  const transaction = await transactionOf(req);
  const { rowCount } = await transaction.execute(sql`
    insert into account_removals (user_id, due_at) values (${userId}, ${dueAt.toISOString()})
    on conflict (user_id) do nothing`);
  return rowCount === 1;
}

/** Cancels the removal of an account; false if it wasn't marked. */
export async function unmarkForRemoval(req: PayloadRequest, userId: number): Promise<boolean> {
  const transaction = await transactionOf(req);
  const { rowCount } = await transaction.execute(sql`delete from account_removals where user_id = ${userId}`);
  return rowCount === 1;
}

/**
 * Returns accounts due for removal, in random order so that one whose deletion keeps failing doesn't block the
 * others.
 */
export async function findDueRemovals(payload: Payload, limit: number): Promise<number[]> {
  const { rows } = await payload.db.drizzle.execute<{ id: number }>(sql`
    select user_id as id from account_removals where due_at <= now() order by random() limit ${limit}`);
  return rows.map(({ id }) => id);
}

/**
 * Locks an account that is due for removal and returns its role; null if it isn't due or no longer exists. Call in a
 * transaction.
 */
export async function lockDueRemoval(req: PayloadRequest, userId: number): Promise<Role | null> {
  await lockUserRow(req, userId);
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute<{ role: Role }>(sql`
    select role from account_removals join users on users.id = user_id
    where user_id = ${userId} and due_at <= now()`);
  return rows[0]?.role ?? null;
}
