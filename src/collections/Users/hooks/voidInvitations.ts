import type { CollectionAfterChangeHook } from 'payload';
import { endInvitationsBy } from '@/database/tables/invitations';

/**
 * Voids the open invitations of a demoted administrator. They stay void if the person becomes an administrator again,
 * because the reason for the demotion applies to them too.
 */
export const voidInvitations: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const isDemoted = operation === 'update' && previousDoc.role === 'admin' && doc.role !== 'admin';
  if (isDemoted) await endInvitationsBy(req, Number(doc.id));
};
