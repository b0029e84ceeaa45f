import { sql } from 'drizzle-orm';
import type { CollectionBeforeDeleteHook } from 'payload';
import { Conflict } from '@/errors/ApiFailures';
import { transactionOf } from '@/operations/transactionOf';

/** Without an administrator nobody could make one. Two that leave at once wait for each other. */
export const keepLastAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute(
    sql`select id from users where role = 'admin' order by id for update`,
  );
  const isLast = rows.length === 1 && rows[0]?.id === Number(id);
  if (isLast) throw new Conflict('You are the only administrator. Make somebody else one first.');
};
