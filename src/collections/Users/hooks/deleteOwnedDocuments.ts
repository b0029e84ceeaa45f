import { sql } from 'drizzle-orm';
import type { CollectionBeforeDeleteHook } from 'payload';
import { ownedCollections } from '@/operations/accounts/ownedCollections';
import { transactionOf } from '@/database/transactionOf';

/**
 * An account takes what belongs to it with it, in the same transaction. Its row is locked first, so that nothing is
 * added between the two.
 */
export const deleteOwnedDocuments: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`select id from users where id = ${id} for update`);
  for (const [collection, field] of ownedCollections) {
    await req.payload.db.deleteMany({ collection, where: { [field]: { equals: id } }, req });
  }
};
