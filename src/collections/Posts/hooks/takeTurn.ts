import type { CollectionBeforeOperationHook } from 'payload';
import { findPostOfVersion, lockAllPosts, lockPost } from '@/database/tables/posts';

/**
 * Saves of one post wait for each other, whichever door they come through: so that whoever compares versions before
 * saving compares with the last one. Payload reads all posts of a change of many before it writes the first.
 */
export const takeTurn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'update') {
    await ('id' in args ? lockPost(req, String(args.id)) : lockAllPosts(req));
  }
  if (operation === 'restoreVersion' && 'id' in args) {
    const id = await findPostOfVersion(req, Number(args.id));
    if (id !== null) await lockPost(req, String(id));
  }
  return args;
};
