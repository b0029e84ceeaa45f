import type { CollectionAfterChangeHook } from 'payload';
import { followDraftSlug } from '@/database/tables/posts';
import { isUniqueViolation } from '@/errors/databaseErrors';
import type { Post } from '@/payload-types';
import { slugTaken } from '../slugTaken';

/**
 * Drafts are versions beside the row in which the database holds slugs unique. While no reader knows a post, its row
 * follows the draft, so that a slug can't be in two drafts and an abandoned one is free again.
 */
export const syncSlug: CollectionAfterChangeHook<Post> = async ({ context, doc, req }) => {
  if (doc._status !== 'draft' || !doc.slug || context.isKeptAside) return;
  await followDraftSlug(req, doc.id, doc.slug).catch((error: unknown) => {
    throw isUniqueViolation(error) ? slugTaken(req) : error;
  });
};
