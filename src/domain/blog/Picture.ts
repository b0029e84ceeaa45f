import { isRecord } from '../isRecord';

interface PictureFile {
  filename: string;
  widthPx: number;
}

/** A stored image with all that rendering it takes. */
export interface Picture extends PictureFile {
  /** In pixels. 0, like `widthPx`, while only the file name is known. */
  heightPx: number;
  alt: string;
  /** The image at each available width, narrowest first, including the original. */
  files: PictureFile[];
}

/** An image of which only the file name and the alt text are known, as Markdown gives them. */
export const namedPicture = (filename: string, alt: string): Picture => ({
  ...{ filename, alt, widthPx: 0, heightPx: 0, files: [] },
});

function readFile(file: unknown): PictureFile | null {
  if (!isRecord(file) || typeof file.filename !== 'string' || typeof file.width !== 'number') return null;
  return { filename: file.filename, widthPx: file.width };
}

/** Returns a media document as an image, or null for anything else, such as the bare id of a deleted document. */
export function readPicture(media: unknown): Picture | null {
  const original = readFile(media);
  if (!original || !isRecord(media) || typeof media.height !== 'number') return null;
  const sizes = isRecord(media.sizes) ? Object.values(media.sizes).map(readFile) : [];
  const files = [...sizes, original]
    .filter((file) => file !== null)
    .sort((one, other) => one.widthPx - other.widthPx);
  return { ...original, heightPx: media.height, alt: typeof media.alt === 'string' ? media.alt : '', files };
}
