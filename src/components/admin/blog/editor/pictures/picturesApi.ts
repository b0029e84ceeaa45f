import { callApi } from '@/client/apiClient';
import { uploadFile } from '@/client/uploadFile';
import { blogLimits } from '@/domain/blog/blogLimits';
import { cutAtWord } from '@/domain/text/cutAtWord';
import type { LibraryPicture } from '@/schemas/pictures';

const perPage = 12;

/** Where the first pictures of the library are that have these words in their name or alt text. */
export const libraryPath = (search: string): `/${string}` =>
  `/api/images/library?limit=${perPage}${search ? `&search=${encodeURIComponent(search)}` : ''}`;

/**
 * Has the server fetch a picture of another site, and put it into the library: with as many of its words as a picture may
 * have, because nobody could shorten those of a page that something was pasted from.
 */
export function importForeignPicture(picture: { address: string; alt: string }): Promise<LibraryPicture> {
  // One for the sign that it goes on.
  const body = { ...picture, alt: cutAtWord(picture.alt, blogLimits.altTextMaxLength - 1) };
  return callApi<LibraryPicture>('/api/images/import', { method: 'POST', body });
}

interface Upload {
  file: File;
  alt: string;
  isDecorative: boolean;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Puts a picture into the library, with its words. */
export function uploadPicture({ file, alt, isDecorative, ...options }: Upload): Promise<LibraryPicture> {
  const fields = new FormData();
  fields.set('picture', file);
  fields.set('alt', alt);
  fields.set('isDecorative', String(isDecorative));
  return uploadFile<LibraryPicture>('/api/images/upload', { fields, ...options });
}
