import type { CollectionBeforeValidateHook } from 'payload';
import type { Media } from '@/payload-types';

/** Name, size and type are what the server wrote down when the picture came; only its words can change. */
export const protectFileFields: CollectionBeforeValidateHook<Media> = ({ data, operation, originalDoc }) => {
  if (operation !== 'update' || !originalDoc) return data;
  const { filename, mimeType, filesize, width, height, sizes } = originalDoc;
  return { ...data, filename, mimeType, filesize, width, height, sizes };
};
