import type { CollectionAfterChangeHook } from 'payload';
import { followDraftSlug } from '@/database/tables/posts';
import { isUniqueViolation } from '@/errors/databaseErrors';
import type { Post } from '@/payload-types';
import { slugTaken } from '../slugTaken';

/**
 * Copies a draft's slug to the post's row while the post has never been published. Drafts are versions, and only the
 * row's slug is unique: without this, two drafts could share a slug, and one that a draft gave up would stay taken.
 * @throws ValidationError when the slug is taken
 */
export const syncSlug: CollectionAfterChangeHook<Post> = async ({ context, doc, req }) => {
  if (doc._status !== 'draft' || !doc.slug || context.isKeptAside) return;
  await followDraftSlug(req, doc.id, doc.slug).catch((error: unknown) => {
    throw isUniqueViolation(error) ? slugTaken(req) : error;
  });
};
