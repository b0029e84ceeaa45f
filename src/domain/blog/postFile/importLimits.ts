import { mebibyte } from '../../mebibyte';
import { blogLimits } from '../blogLimits';

/** What an import may bring at once. */
export const importLimits = {
  maxUploadBytes: 32 * mebibyte,
  maxFiles: 10_000,
  /** Of a post; a picture may have what it may have anywhere. */
  maxFileBytes: mebibyte,
  maxPictureBytes: blogLimits.pictureMaxBytes,
  maxTotalBytes: 128 * mebibyte,
} as const;
