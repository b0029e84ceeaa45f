import { callApi } from '@/client/apiClient';
import { uploadFile } from '@/client/uploadFile';
import type { LibraryPicture } from '@/schemas/pictures';

const perPage = 12;

/** Where the first pictures of the library are that have these words in their name or alt text. */
export const libraryPath = (search: string): `/${string}` =>
  `/api/images/library?limit=${perPage}${search ? `&search=${encodeURIComponent(search)}` : ''}`;

/** Has the server fetch a picture of another site, and put it into the library. */
export const importForeignPicture = (body: { address: string; alt: string }): Promise<LibraryPicture> =>
  callApi<LibraryPicture>('/api/images/import', { method: 'POST', body });

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
