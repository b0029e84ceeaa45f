import type {
  CollectionAfterChangeHook,
  PayloadRequest,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
} from 'payload';
import { findImageFile } from '@/database/tables/media';
import { removeMediaFile, writeMediaFile } from '@/integrations/storage/mediaFiles';
import type { Media } from '@/payload-types';
import { cacheTags } from '@/queries/cacheTags';
import { expirePages } from '@/services/caching/expirePages';

/**
 * Stores the files that Payload generated from the upload. Runs inside the transaction: if one can't be stored, the
 * row is rolled back and the other files are removed. A write that failed may have stored its file nevertheless; a
 * file that can't be removed now either is swept later.
 */
export const storeImage: CollectionAfterChangeHook<Media> = async ({ doc, operation, req }) => {
  if (operation !== 'create') return;
  const files = filesOf(doc, req);
  const outcomes = await Promise.allSettled(files.map(([name, data]) => writeMediaFile(name, data)));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (!failed) return;
  await Promise.allSettled(files.map(([name]) => removeMediaFile(name)));
  throw failed.reason;
};

function filesOf(doc: Media, req: PayloadRequest): [string, Uint8Array][] {
  const original: [string | null | undefined, Uint8Array | undefined][] = [[doc.filename, req.file?.data]];
  const sizes = Object.entries(doc.sizes ?? {}).map(([size, file]): (typeof original)[number] => [
    file?.filename,
    req.payloadUploadSizes?.[size],
  ]);
  return [...original, ...sizes].flatMap(([name, data]) => (name && data ? [[name, data]] : []));
}

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
