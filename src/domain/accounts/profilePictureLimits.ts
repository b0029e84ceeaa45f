import { mebibyte } from '../mebibyte';

/** What a profile picture may measure, and what becomes of it. */
export const profilePictureLimits = {
  /** A picture has to be smaller. */
  maxBytes: 5 * mebibyte,
  /** See blogLimits.pictureMaxPixels. */
  maxPixels: 24_000_000,
  /** Side of the square that is kept; of a smaller picture, its shorter side. */
  sidePx: 256,
} as const;
