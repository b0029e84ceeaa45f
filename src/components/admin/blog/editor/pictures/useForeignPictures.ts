import { useState } from 'react';
import { foreignPictureTexts as texts } from '@/content/admin/postEditor';
import type { PostFinding } from '@/schemas/blogCheck';
import type { LibraryPicture } from '@/schemas/pictures';
import { useUnderWay } from '../UnderWay';
import { bringInPictures, type ForeignPicture } from './bringInPictures';

/**
 * State and action for importing external images.
 * @param take called for each imported image
 */
export function useForeignPictures(
  found: readonly ForeignPicture[],
  take: (picture: ForeignPicture, stored: LibraryPicture) => Promise<void> | void,
) {
  const pictures = distinct(found);
  const [at, setAt] = useState<number | null>(null);
  const [said, setSaid] = useState<readonly string[]>([]);
  const begin = useUnderWay();
  const bringIn = async () => {
    setSaid([]);
    const end = begin();
    const refused = await bringInPictures(pictures, { onFetch: setAt, take }).finally(end);
    setAt(null);
    const count = pictures.length - refused.length;
    setSaid(count > 0 ? [...refused, texts.broughtIn(count)] : refused);
  };
  return { count: pictures.length, at, said, bringIn };
}

/** External images that the publish check found in the text. */
export const foundPictures = (findings: readonly PostFinding[]): ForeignPicture[] =>
  findings.flatMap(({ foreignPicture }) => foreignPicture ?? []);

const distinct = (pictures: readonly ForeignPicture[]): ForeignPicture[] => [
  ...new Map(pictures.map((picture) => [picture.address, picture])).values(),
];
