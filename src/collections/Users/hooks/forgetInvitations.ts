import type { CollectionAfterDeleteHook } from 'payload';
import { deleteInvitationsFor } from '@/database/tables/invitations';

/**
 * Deletes open invitations to the address of an account that an administrator deletes, so that their links grant no
 * role afterwards. Skips accounts that their owner deletes: an account doesn't prove its address, so anybody could
 * sign up with another person's address to revoke that person's invitation.
 */
export const forgetInvitations: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
  if (req.user?.id !== id) await deleteInvitationsFor(req, String(doc.email));
};
