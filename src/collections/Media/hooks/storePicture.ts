import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { writeMediaFile } from '@/integrations/storage/mediaFiles';
import type { Media } from '@/payload-types';

/** Writes what Payload has made of the upload. Inside of the transaction: if a file can't be kept, neither is the row. */
export const storePicture: CollectionAfterChangeHook<Media> = async ({ doc, operation, req }) => {
  if (operation !== 'create') return;
  const files = filesOf(doc, req);
  await Promise.all(files.map(([name, data]) => writeMediaFile(name, data)));
};

function filesOf(doc: Media, req: PayloadRequest): [string, Uint8Array][] {
  const original: [string | null | undefined, Uint8Array | undefined][] = [[doc.filename, req.file?.data]];
  const sizes = Object.entries(doc.sizes ?? {}).map(([size, file]): (typeof original)[number] => [
    file?.filename,
    req.payloadUploadSizes?.[size],
  ]);
  return [...original, ...sizes].flatMap(([name, data]) => (name && data ? [[name, data]] : []));
}
