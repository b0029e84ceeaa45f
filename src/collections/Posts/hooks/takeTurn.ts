import { sql } from 'drizzle-orm';
import type { CollectionBeforeOperationHook } from 'payload';
import { transactionOf } from '@/operations/transactionOf';

/**
 * Saves of one post wait for each other, whichever door they come through: so that whoever compares versions before
 * saving compares with the last one.
 */
export const takeTurn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !('id' in args)) return args;
  const transaction = await transactionOf(req);
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`post:${String(args.id)}`}))`);
  return args;
};
