import type { CollectionAfterChangeHook } from 'payload';
import { findPublicText } from '@/database/tables/posts';
import { indexPublicPost } from '@/operations/blog/indexPublicPost';
import type { Post } from '@/payload-types';
import { publishedRowAfter, publishedRowBefore } from '../saveContext';

/** Updates the search index if the published row changed. Saving a draft of a published post doesn't. */
export const indexPost: CollectionAfterChangeHook<Post> = async ({ doc: { id, _status, body }, req }) => {
  const post = await publishedRowAfter(req, id);
  if (post && post.updatedAt === publishedRowBefore(req, id)?.updatedAt) return;
  const text = async () => (_status === 'published' ? body : findPublicText(req, id));
  await indexPublicPost(req, { id, post, text });
};
