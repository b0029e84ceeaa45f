import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { removeMediaFile, writeMediaFile } from '@/integrations/storage/mediaFiles';
import type { Media } from '@/payload-types';

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
