import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook } from 'payload';
import { forgetAnalysesInEntries } from '@/database/tables/trailEntries';
import { forgetAccount } from '@/operations/trail/forgetAccount';

/** While its analyses can still be found. */
export const forgetAnalysesInTrail: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await forgetAnalysesInEntries(req, Number(id));
};

/**
 * After the entry that tells of the deletion, which is then about nobody by name, and after the account's invitations: those
 * that are still open keep their address.
 */
export const forgetAccountInTrail: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
  await forgetAccount(req, Number(id), String(doc.email));
};
