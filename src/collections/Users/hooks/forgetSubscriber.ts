import type { CollectionAfterDeleteHook } from 'payload';
import { deleteSubscriberWith } from '@/database/tables/subscribers';

/**
 * With an account that an administrator deletes goes what the newsletter keeps of its address. Not with one that its owner
 * deletes: an account proves no address, so whoever signs up with somebody else's could end what that person reads.
 */
export const forgetSubscriber: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
  if (req.user?.id !== id) await deleteSubscriberWith(req, String(doc.email));
};
