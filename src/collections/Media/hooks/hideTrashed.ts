import type { CollectionAfterChangeHook } from 'payload';
import { recordShownImageChange } from '@/database/tables/postChanges';
import { trashMove } from '@/domain/trash/trashMove';
import type { Media } from '@/payload-types';
import { cacheTags } from '@/queries/cacheTags';
import { expirePages } from '@/services/caching/expirePages';

/**
 * Stops serving an image when it is trashed, and serves it again when it is restored. Cached heads of posts whose
 * link preview shows the image are recomputed.
 */
export const hideTrashed: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, req }) => {
  const move = trashMove(previousDoc, doc);
  if (!move) return;
  await recordShownImageChange(req, doc.id);
  expirePages(cacheTags.pictures, { isGone: move === 'goes' });
};
