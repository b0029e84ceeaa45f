import type { CollectionAfterDeleteHook } from 'payload';
import { expirePages } from '@/hooks/refreshPages';
import { removeMediaFile } from '@/integrations/storage/mediaFiles';
import type { Media } from '@/payload-types';
import { cacheTags } from '@/queries/cacheTags';

/**
 * Removes the files of a picture, then what is kept of them on this and other servers. Inside of the transaction: what can't
 * be removed keeps its row, and can be deleted once more.
 */
export const removePicture: CollectionAfterDeleteHook<Media> = async ({ doc }) => {
  const names = [doc, ...Object.values(doc.sizes ?? {})].flatMap((file) => file?.filename ?? []);
  // Nothing goes on behind the answer: what would be removed then belongs to a row that stays.
  const outcomes = await Promise.allSettled(names.map(removeMediaFile));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  expirePages(cacheTags.pictures, { isGone: true });
};
