import type { CollectionBeforeDeleteHook } from 'payload';
import { deleteOwned } from '@/database/tables/owned';
import { lockUserRow } from '@/database/tables/users';
import { ownedCollections } from '@/operations/accounts/ownedCollections';

/**
 * An account takes what belongs to it with it, in the same transaction. Its row is locked first, so that nothing is
 * added between the two.
 */
export const deleteOwnedDocuments: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await lockUserRow(req, id);
  for (const [collection, field] of ownedCollections) {
    await deleteOwned(req, collection, field, id);
  }
};
