const mebibyte = 1024 * 1024;

/** What a profile picture may measure, and what becomes of it. */
export const profilePictureLimits = {
  /** A picture has to be smaller. */
  maxBytes: 5 * mebibyte,
  /** Of either side; more is no photograph of a person but an attack on memory. */
  maxSidePx: 12_000,
  maxPixels: 50_000_000,
  /** Side of the square that is kept. */
  sidePx: 256,
} as const;
