import { logFailure } from '@/client/logFailure';
import { externalImageTexts as texts } from '@/content/admin/postEditor';
import type { PostFinding } from '@/schemas/blogCheck';
import type { LibraryPicture } from '@/schemas/pictures';
import { uploadFailure, importForeignPicture } from './picturesApi';

export type ExternalImage = NonNullable<PostFinding['foreignPicture']>;

interface ImportHandlers {
  /** Called with the number of each image, counted from 1. */
  onFetch?: (at: number) => void;
  /** Inserts each image as soon as it is in the library. */
  onStored: (picture: ExternalImage, stored: LibraryPicture) => Promise<void> | void;
}

/** Imports external images into the library one after the other. Returns messages about those that were rejected. */
export async function importExternalImages(
  pictures: readonly ExternalImage[],
  { onFetch, onStored }: ImportHandlers,
): Promise<string[]> {
  const rejected: string[] = [];
  for (const [index, picture] of pictures.entries()) {
    onFetch?.(index + 1);
    try {
      await onStored(picture, await importForeignPicture(picture));
    } catch (reason) {
      logFailure('An external image could not be imported', reason);
      rejected.push(texts.refused(picture.address, uploadFailure(reason)));
    }
  }
  return rejected;
}
