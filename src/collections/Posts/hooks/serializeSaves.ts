import type { CollectionBeforeOperationHook } from 'payload';
import { findPostOfVersion, lockAllPosts, lockPost } from '@/database/tables/posts';

/**
 * Saves of one post, and its end, wait for each other, whichever door they come through: so that whoever compares versions
 * before saving compares with the last one. Payload reads all posts of a change of many before it writes the first.
 */
export const serializeSaves: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // Named, but without a value, in a change of many.
  const id = 'id' in args ? args.id : undefined;
  if (operation === 'update' || operation === 'delete')
    await (id === undefined ? lockAllPosts(req) : lockPost(req, String(id)));
  if (operation === 'restoreVersion') {
    const post = await findPostOfVersion(req, Number(id));
    if (post !== null) await lockPost(req, String(post));
  }
  return args;
};
