import { isRecord } from './isRecord';

export interface PictureFile {
  filename: string;
  widthPx: number;
}

/** A stored picture, ready to be shown. */
export interface Picture extends PictureFile {
  heightPx: number;
  alt: string;
  /** The same picture at other widths, narrowest first, itself included. */
  files: PictureFile[];
}

const isFile = (value: unknown): value is { filename: string; width: number } =>
  isRecord(value) && typeof value.filename === 'string' && typeof value.width === 'number';

/** A row of the media collection as a picture; null for anything else, such as the bare id of a deleted one. */
export function readPicture(media: unknown): Picture | null {
  if (!isRecord(media) || !isFile(media) || typeof media.height !== 'number') return null;
  const sizes = isRecord(media.sizes) ? Object.values(media.sizes) : [];
  const files = [...sizes.filter(isFile), media]
    .map(({ filename, width }) => ({ filename, widthPx: width }))
    .sort((one, other) => one.widthPx - other.widthPx);
  const alt = typeof media.alt === 'string' ? media.alt : '';
  return { filename: media.filename, widthPx: media.width, heightPx: media.height, alt, files };
}
