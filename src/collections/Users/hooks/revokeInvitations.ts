import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { endInvitationsBy, deleteInvitationsFor } from '@/database/tables/invitations';

/**
 * Voids the open invitations of a demoted administrator. They stay void if the person becomes an administrator again,
 * because the reason for the demotion applies to them too.
 */
export const voidInvitations: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const isDemoted = operation === 'update' && previousDoc.role === 'admin' && doc.role !== 'admin';
  if (isDemoted) await endInvitationsBy(req, Number(doc.id));
};

/**
 * Deletes open invitations to the address of an account that an administrator deletes, so that their links grant no
 * role afterwards. Skips accounts that their owner deletes: an account doesn't prove its address, so anybody could
 * sign up with another person's address to revoke that person's invitation.
 */
export const forgetInvitations: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
  if (req.user?.id !== id) await deleteInvitationsFor(req, String(doc.email));
};
