import { useState } from 'react';
import { externalImageTexts as texts } from '@/content/admin/postEditor';
import type { PostFinding } from '@/schemas/blogCheck';
import type { LibraryPicture } from '@/schemas/pictures';
import { useUnderWay } from '../UnderWay';
import { importExternalImages, type ExternalImage } from './importExternalImages';

/**
 * State and action for importing external images.
 * @param onStored called for each imported image
 */
export function useExternalImageImport(
  found: readonly ExternalImage[],
  onStored: (picture: ExternalImage, stored: LibraryPicture) => Promise<void> | void,
) {
  const pictures = distinct(found);
  const [at, setAt] = useState<number | null>(null);
  const [said, setSaid] = useState<readonly string[]>([]);
  const begin = useUnderWay();
  const importAll = async () => {
    setSaid([]);
    const end = begin();
    const rejected = await importExternalImages(pictures, { onFetch: setAt, onStored }).finally(end);
    setAt(null);
    const count = pictures.length - rejected.length;
    setSaid(count > 0 ? [...rejected, texts.imported(count)] : rejected);
  };
  return { count: pictures.length, at, said, importAll };
}

/** External images that the publish check found in the text. */
export const externalImagesIn = (findings: readonly PostFinding[]): ExternalImage[] =>
  findings.flatMap(({ foreignPicture }) => foreignPicture ?? []);

const distinct = (pictures: readonly ExternalImage[]): ExternalImage[] => [
  ...new Map(pictures.map((picture) => [picture.address, picture])).values(),
];
