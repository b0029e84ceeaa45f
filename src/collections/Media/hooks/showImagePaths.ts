import type { CollectionAfterReadHook } from 'payload';
import { picturePath } from '@/domain/blog/pictureName';
import type { Media } from '@/payload-types';

/** Sets the public URL of each size, also in the admin panel. Payload's own file route is for staff only. */
export const showImagePaths: CollectionAfterReadHook<Media> = ({ doc }) => {
  for (const file of [doc, ...Object.values(doc.sizes ?? {})]) {
    if (file?.filename) file.url = picturePath(file.filename);
  }
  return doc;
};
