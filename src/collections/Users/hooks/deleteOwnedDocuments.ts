import type { CollectionBeforeDeleteHook } from 'payload';
import { ownedCollections } from '@/collections/Users/ownedCollections';
import { deleteOwned } from '@/database/tables/owned';
import { lockUserRow } from '@/database/tables/users';

/**
 * Deletes the account's documents in the same transaction. Locks its row first, so that none is inserted
 * concurrently.
 */
export const deleteOwnedDocuments: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await lockUserRow(req, id);
  for (const [collection, field] of ownedCollections) {
    await deleteOwned(req, collection, field, id);
  }
};
