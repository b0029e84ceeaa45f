import { isRecord } from '../isRecord';

interface PictureFile {
  filename: string;
  widthPx: number;
}

/** A stored picture, ready to be shown. */
export interface Picture extends PictureFile {
  /** 0, as the width is, while only its name is known. */
  heightPx: number;
  alt: string;
  /** The same picture at other widths, narrowest first, itself included. */
  files: PictureFile[];
}

/** A picture of which a text tells the name and the words. */
export const namedPicture = (filename: string, alt: string): Picture => ({
  ...{ filename, alt, widthPx: 0, heightPx: 0, files: [] },
});

function readFile(file: unknown): PictureFile | null {
  if (!isRecord(file) || typeof file.filename !== 'string' || typeof file.width !== 'number') return null;
  return { filename: file.filename, widthPx: file.width };
}

/** A row of the media collection as a picture; null for anything else, such as the bare id of a deleted one. */
export function readPicture(media: unknown): Picture | null {
  const original = readFile(media);
  if (!original || !isRecord(media) || typeof media.height !== 'number') return null;
  const sizes = isRecord(media.sizes) ? Object.values(media.sizes).map(readFile) : [];
  const files = [...sizes, original]
    .filter((file) => file !== null)
    .sort((one, other) => one.widthPx - other.widthPx);
  return { ...original, heightPx: media.height, alt: typeof media.alt === 'string' ? media.alt : '', files };
}
