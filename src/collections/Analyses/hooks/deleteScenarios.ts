import { sql } from 'drizzle-orm';
import type { CollectionBeforeDeleteHook } from 'payload';
import { transactionOf } from '@/database/transactionOf';

/**
 * An analysis takes its scenarios with it, in the same transaction. Its row is locked first, so that none is added
 * between the two.
 */
export const deleteScenarios: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`select id from analyses where id = ${id} for update`);
  await req.payload.db.deleteMany({
    collection: 'analysis-scenarios',
    where: { analysis: { equals: id } },
    req,
  });
};
