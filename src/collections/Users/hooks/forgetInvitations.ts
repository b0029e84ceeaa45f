import type { CollectionAfterDeleteHook } from 'payload';
import { deleteInvitationsFor } from '@/database/tables/invitations';

/**
 * With an account that an administrator deletes goes what its address was invited to, so that the link grants no role
 * afterwards. Not with one that its owner deletes: an account proves no address, so whoever signs up with somebody else's
 * could end that person's invitation.
 */
export const forgetInvitations: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
  if (req.user?.id !== id) await deleteInvitationsFor(req, String(doc.email));
};
