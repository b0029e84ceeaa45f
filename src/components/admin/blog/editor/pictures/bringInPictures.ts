import { logFailure } from '@/client/logFailure';
import { foreignPictureTexts as texts } from '@/content/admin/postEditor';
import type { PostFinding } from '@/schemas/blogCheck';
import type { LibraryPicture } from '@/schemas/pictures';
import { uploadFailure, importForeignPicture } from './picturesApi';

export type ForeignPicture = NonNullable<PostFinding['foreignPicture']>;

interface BringIn {
  /** Called with the number of each image, counted from 1. */
  onFetch?: (at: number) => void;
  /** Inserts each image as soon as it is in the library. */
  take: (picture: ForeignPicture, stored: LibraryPicture) => Promise<void> | void;
}

/** Imports external images into the library one after the other. Returns messages about those that were rejected. */
export async function bringInPictures(
  pictures: readonly ForeignPicture[],
  { onFetch, take }: BringIn,
): Promise<string[]> {
  const refused: string[] = [];
  for (const [index, picture] of pictures.entries()) {
    onFetch?.(index + 1);
    try {
      await take(picture, await importForeignPicture(picture));
    } catch (reason) {
      logFailure('A picture could not be brought in', reason);
      refused.push(texts.refused(picture.address, uploadFailure(reason)));
    }
  }
  return refused;
}
