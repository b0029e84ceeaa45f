import type { CollectionAfterDeleteHook, CollectionAfterOperationHook, PayloadRequest } from 'payload';
import { expirePages } from '@/hooks/refreshPages';
import { removeMediaFile } from '@/integrations/storage/mediaFiles';
import type { Media } from '@/payload-types';
import { cacheTags } from '@/queries/cacheTags';

/** Why pictures couldn't be removed, by request and picture. */
const failures = new WeakMap<PayloadRequest, Map<number, unknown>>();

/**
 * Removes the files of a picture, then what is kept of them on this and other servers. Inside of the transaction: what can't
 * be removed keeps its row, and can be deleted once more.
 */
export const removePicture: CollectionAfterDeleteHook<Media> = async ({ doc, req }) => {
  const names = [doc, ...Object.values(doc.sizes ?? {})].flatMap((file) => file?.filename ?? []);
  // Nothing goes on behind the answer: what would be removed then belongs to a row that stays.
  const outcomes = await Promise.allSettled(names.map(removeMediaFile));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) {
    failures.set(req, new Map(failures.get(req)).set(doc.id, failed.reason));
    throw failed.reason;
  }
  expirePages(cacheTags.pictures, { isGone: true });
};

/**
 * Of many that are deleted at once, Payload lets those go that could be, and takes back nothing of the one that couldn't: its
 * row would be gone, too. So none goes; what has no files any more can be deleted once more like the others.
 */
export const keepUnremoved: CollectionAfterOperationHook<'media'> = ({ operation, req, result }) => {
  if (operation !== 'delete') return result;
  for (const { id } of result.errors) {
    const reason = failures.get(req)?.get(Number(id));
    if (reason !== undefined) throw reason;
  }
  return result;
};
