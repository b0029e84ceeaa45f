import { mebibyte } from '../../mebibyte';

/** What an import may bring at once. */
export const importLimits = {
  maxUploadBytes: 32 * mebibyte,
  maxFiles: 10_000,
  maxFileBytes: mebibyte,
  maxTotalBytes: 128 * mebibyte,
} as const;
