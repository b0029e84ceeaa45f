import { mebibyte } from '../mebibyte';

/** Limits of a profile picture, and the size it is scaled to. */
export const profilePictureLimits = {
  /** Exclusive. */
  maxBytes: 5 * mebibyte,
  /** Rotating a progressive JPEG of this size takes 120 MB of memory and 2 s. */
  maxPixels: 24_000_000,
  /** Side of the stored square; for a smaller image, its shorter side. */
  sidePx: 256,
} as const;
