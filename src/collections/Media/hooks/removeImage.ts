import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook } from 'payload';
import { findImageFile } from '@/database/tables/media';
import { expirePages } from '@/hooks/refreshPages';
import { removeMediaFile } from '@/integrations/storage/mediaFiles';
import { cacheTags } from '@/queries/cacheTags';

/**
 * Removes the files of a picture before its row: what can't be removed keeps its row, can be deleted once more, and of many
 * that are deleted at once it is the only one that stays. Files that are gone already are no hindrance.
 */
export const removeImage: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const picture = await findImageFile(req, Number(id));
  const names = [picture, ...Object.values(picture?.sizes ?? {})].flatMap((file) => file?.filename ?? []);
  // Nothing goes on behind the answer: what would be removed then belongs to a row that stays.
  const outcomes = await Promise.allSettled(names.map(removeMediaFile));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
};

/** Forgets on this and other servers what is kept of a picture that is gone. */
export const invalidateImage: CollectionAfterDeleteHook = () => {
  expirePages(cacheTags.pictures, { isGone: true });
};
