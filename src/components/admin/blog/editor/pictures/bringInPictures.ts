import { logFailure } from '@/client/logFailure';
import { foreignPictureTexts as texts } from '@/content/admin/postEditor';
import type { PostFinding } from '@/schemas/blogCheck';
import type { LibraryPicture } from '@/schemas/pictures';
import { uploadFailure } from '../uploadFailure';
import { importForeignPicture } from './picturesApi';

export type ForeignPicture = NonNullable<PostFinding['foreignPicture']>;

interface BringIn {
  /** Told of each by its number, from 1 on. */
  onFetch?: (at: number) => void;
  /** Takes each into the text as soon as it is in the library. */
  take: (picture: ForeignPicture, stored: LibraryPicture) => Promise<void> | void;
}

/** Puts pictures of other sites into the library, one after the other. Answers in words which were refused. */
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
