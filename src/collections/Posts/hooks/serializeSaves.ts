import type { CollectionBeforeOperationHook } from 'payload';
import { findPostOfVersion, lockAllPosts, lockPost } from '@/database/tables/posts';

/**
 * Serializes saves and deletion of one post, for every API that writes it, so that a revision check compares with the
 * last save. A bulk operation locks all posts, because Payload reads them all before it writes the first.
 */
export const serializeSaves: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // In a bulk operation, `id` is present but undefined.
  const id = 'id' in args ? args.id : undefined;
  if (operation === 'update' || operation === 'delete')
    await (id === undefined ? lockAllPosts(req) : lockPost(req, String(id)));
  if (operation === 'restoreVersion') {
    const post = await findPostOfVersion(req, Number(id));
    if (post !== null) await lockPost(req, String(post));
  }
  return args;
};
