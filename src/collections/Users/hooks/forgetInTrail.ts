import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook } from 'payload';
import { forgetAnalysesInEntries } from '@/database/tables/trailEntries';
import { forgetAccount } from '@/operations/trail/forgetAccount';

/** Runs before the deletion, while the account's analyses can still be found. */
export const forgetAnalysesInTrail: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await forgetAnalysesInEntries(req, Number(id));
};

/**
 * Runs after the trail entry of the deletion is written, so that it is anonymized too, and after `forgetInvitations`:
 * entries about invitations that are still open keep their address.
 */
export const forgetAccountInTrail: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
  await forgetAccount(req, Number(id), String(doc.email));
};
