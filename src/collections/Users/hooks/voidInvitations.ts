import type { CollectionAfterChangeHook } from 'payload';
import { endInvitationsBy } from '@/database/tables/invitations';

/**
 * Nobody answers any more for what somebody invited to who is no administrator now, also when they become one again: why they
 * weren't is why their invitations shouldn't hold.
 */
export const voidInvitations: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const isDemoted = operation === 'update' && previousDoc.role === 'admin' && doc.role !== 'admin';
  if (isDemoted) await endInvitationsBy(req, Number(doc.id));
};
