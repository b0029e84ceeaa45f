import { useState } from 'react';
import { foreignPictureTexts as texts } from '@/content/admin/postEditor';
import type { PostFinding } from '@/schemas/blogCheck';
import { bringInPictures, type ForeignPicture } from './bringInPictures';

/**
 * The pictures of other sites that the publish check found, and the way to bring them in.
 * @param replace puts the new address of a picture where the text has the old one
 */
export function useForeignPictures(
  findings: readonly PostFinding[],
  replace: (from: string, to: string) => Promise<void>,
) {
  const pictures = distinct(findings.flatMap(({ foreignPicture }) => foreignPicture ?? []));
  const [at, setAt] = useState<number | null>(null);
  const [said, setSaid] = useState<readonly string[]>([]);
  const bringIn = async () => {
    setSaid([]);
    const refused = await bringInPictures(pictures, {
      onFetch: setAt,
      take: ({ address }, { url }) => replace(address, url),
    });
    setAt(null);
    const count = pictures.length - refused.length;
    setSaid(count > 0 ? [...refused, texts.broughtIn(count)] : refused);
  };
  return { count: pictures.length, at, said, bringIn };
}

const distinct = (pictures: readonly ForeignPicture[]): ForeignPicture[] => [
  ...new Map(pictures.map((picture) => [picture.address, picture])).values(),
];
