import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { removeMediaFile, writeMediaFile } from '@/integrations/storage/mediaFiles';
import type { Media } from '@/payload-types';

/**
 * Writes what Payload has made of the upload. Inside of the transaction: if one file can't be kept, neither is the row, nor
 * are the others. A file that wasn't confirmed may have been kept nevertheless; what can't be taken back now either, is
 * swept up later.
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
