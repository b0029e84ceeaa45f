import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { Conflict } from '@/errors/ApiFailures';
import { transactionOf } from '@/database/transactionOf';

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

/** @throws Conflict for an account that is about to be deleted */
export async function refuseWhileRemoved(req: PayloadRequest, userId: number): Promise<void> {
  if (!(await isBeingRemoved(req, userId))) return;
  throw new Conflict('This account is about to be deleted. Keep it first.');
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
