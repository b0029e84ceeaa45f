import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook } from 'payload';
import { findImageFile } from '@/database/tables/media';
import { removeMediaFile } from '@/integrations/storage/mediaFiles';
import { cacheTags } from '@/queries/cacheTags';
import { expirePages } from '@/services/caching/expirePages';

/**
 * Deletes the files of an image before its row. If that fails, the row stays and deletion can be retried; in a bulk
 * delete only this image stays. Files that no longer exist are ignored.
 */
export const removeImage: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const picture = await findImageFile(req, Number(id));
  const names = [picture, ...Object.values(picture?.sizes ?? {})].flatMap((file) => file?.filename ?? []);
  // Wait for all deletions even if one fails: none may still run after the response, when the row has stayed.
  const outcomes = await Promise.allSettled(names.map(removeMediaFile));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
};

/** Invalidates cached responses of a deleted image on all servers. */
export const invalidateImage: CollectionAfterDeleteHook = () => {
  expirePages(cacheTags.pictures, { isGone: true });
};
