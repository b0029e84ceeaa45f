import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import type { Role } from '@/domain/accounts/roles';
import { transactionOf } from '../transactionOf';
import { lockUserRow } from './users';

// `account_removals` is no collection: there are neither hooks nor access rules to go past.

/**
 * True for an account that is about to be deleted. Call it inside of a transaction: it waits for those who are deciding
 * that right now, and they wait until the transaction ends.
 */
export async function isBeingRemoved(req: PayloadRequest, userId: number): Promise<boolean> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`select id from users where id = ${userId} for share`);
  const { rows } = await transaction.execute(
    sql`select user_id from account_removals where user_id = ${userId}`,
  );
  return rows.length > 0;
}

/** The same as far as it is decided, for who changes nothing of the account. */
export async function isMarkedForRemoval(payload: Payload, userId: number): Promise<boolean> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select from account_removals where user_id = ${userId}`,
  );
  return rows.length > 0;
}

/** Notes that an account is to be deleted; false if that had been noted before. */
export async function markForRemoval(req: PayloadRequest, userId: number, dueAt: Date): Promise<boolean> {
  const transaction = await transactionOf(req);
  const { rowCount } = await transaction.execute(sql`
    insert into account_removals (user_id, due_at) values (${userId}, ${dueAt.toISOString()})
    on conflict (user_id) do nothing`);
  return rowCount === 1;
}

/** Lets an account stay; false if it was to stay anyway. */
export async function unmarkForRemoval(req: PayloadRequest, userId: number): Promise<boolean> {
  const transaction = await transactionOf(req);
  const { rowCount } = await transaction.execute(sql`delete from account_removals where user_id = ${userId}`);
  return rowCount === 1;
}

/** Accounts that are to be deleted now, in any order: one whose deletion fails each time must not always be the first. */
export async function findDueRemovals(payload: Payload, limit: number): Promise<number[]> {
  const { rows } = await payload.db.drizzle.execute<{ id: number }>(sql`
    select user_id as id from account_removals where due_at <= now() order by random() limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** In a transaction: holds the account and answers its role; null when it isn't to be deleted now, or is gone. */
export async function lockDueRemoval(req: PayloadRequest, userId: number): Promise<Role | null> {
  await lockUserRow(req, userId);
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute<{ role: Role }>(sql`
    select role from account_removals join users on users.id = user_id
    where user_id = ${userId} and due_at <= now()`);
  return rows[0]?.role ?? null;
}
