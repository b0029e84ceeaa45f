import { mebibyte } from '../../mebibyte';
import { blogLimits } from '../blogLimits';

/** Size limits of one import. */
export const importLimits = {
  maxUploadBytes: 32 * mebibyte,
  maxFiles: 10_000,
  /** Of a post; images have the limit of `blogLimits`. */
  maxFileBytes: mebibyte,
  maxImageBytes: blogLimits.imageMaxBytes,
  maxTotalBytes: 128 * mebibyte,
} as const;
