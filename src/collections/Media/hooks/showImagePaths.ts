import type { CollectionAfterReadHook } from 'payload';
import { picturePath } from '@/domain/blog/pictureName';
import type { Media } from '@/payload-types';

/** Pictures have one public address, in the CMS too; Payload's own route for files is for staff. */
export const showImagePaths: CollectionAfterReadHook<Media> = ({ doc }) => {
  for (const file of [doc, ...Object.values(doc.sizes ?? {})]) {
    if (file?.filename) file.url = picturePath(file.filename);
  }
  return doc;
};
