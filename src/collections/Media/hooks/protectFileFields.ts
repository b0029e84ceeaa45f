import type { CollectionBeforeValidateHook } from 'payload';
import type { Media } from '@/payload-types';

/**
 * Keeps name, size and type as the server recorded them at upload. Only the alt text and `isDecorative` can change.
 */
export const protectFileFields: CollectionBeforeValidateHook<Media> = ({ data, operation, originalDoc }) => {
  if (operation !== 'update' || !originalDoc) return data;
  const { filename, mimeType, filesize, width, height, sizes } = originalDoc;
  return { ...data, filename, mimeType, filesize, width, height, sizes };
};
