import { callApi } from '@/client/apiClient';
import { ApiError } from '@/client/ApiError';
import { uploadFile } from '@/client/uploadFile';
import { coverTexts as texts } from '@/content/admin/postEditor';
import { blogLimits } from '@/domain/blog/blogLimits';
import { cutAtWord } from '@/domain/text/cutAtWord';
import type { LibraryPicture } from '@/schemas/pictures';

const perPage = 12;

/** Returns the API path of the library's first images whose file name or alt text matches. */
export const libraryPath = (search: string): `/${string}` =>
  `/api/images/library?limit=${perPage}${search ? `&search=${encodeURIComponent(search)}` : ''}`;

/**
 * Has the server import an external image into the library. The alt text is cut to the limit, because the user can't
 * shorten text that came from another page.
 */
export function importForeignPicture(picture: { address: string; alt: string }): Promise<LibraryPicture> {
  // Leaves room for the ellipsis.
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

/** Uploads an image with its alt text into the library. */
export function uploadPicture({ file, alt, isDecorative, ...options }: Upload): Promise<LibraryPicture> {
  const fields = new FormData();
  fields.set('picture', file);
  fields.set('alt', alt);
  fields.set('isDecorative', String(isDecorative));
  return uploadFile<LibraryPicture>('/api/images/upload', { fields, ...options });
}

/** Returns the message for a failed upload: the server's reason, or a generic one. */
export function uploadFailure(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage || texts.refused;
  return (error instanceof Error && error.message) || texts.failed;
}
