import { markdownLimits } from '../markdown/markdownLimits';
import { mebibyte } from '../mebibyte';

/** Size limits of posts, categories and images. */
export const blogLimits = {
  titleMaxLength: 200,
  slugMaxLength: 120,
  descriptionMaxLength: 400,
  authorMaxLength: 120,
  tagMaxLength: 40,
  maxTags: 12,
  altTextMaxLength: 300,
  addressMaxLength: 2000,
  categoryNameMaxLength: 60,
  /** Of Markdown that is typed or imported: a book of 50,000 words. */
  markdownMaxCharacters: markdownLimits.maxCharacters,
  /** Of the body as stored JSON. */
  bodyMaxCharacters: 2_000_000,
  /** Nesting depth of nodes in a body; each nested list takes two levels. */
  bodyMaxDepth: 60,
  imageMaxBytes: 25 * mebibyte,
  /** Documented limit of the cover upload. */
  coverMaxBytes: 5 * mebibyte,
  /**
   * Measured at this size on a busy server: scaling a JPEG takes 40 MB of memory and 0.3 s; a progressive JPEG, an
   * interlaced PNG or a GIF takes up to 300 MB and 5 s. Both grow with the number of pixels, however small the file is.
   */
  imageMaxPixels: 60_000_000,
  /** AVIF is decoded whole: 450 MB and 6 s at this size. At 60 megapixels, it takes more than 1 GB and 20 s. */
  avifMaxPixels: 24_000_000,
  /** Larger images are decoded one at a time: see `runInLargeImageQueue`. */
  largeImagePixels: 24_000_000,
  /** Of the longer side to the shorter one: scaled to the page's width, a longer strip is only a line. */
  imageMaxAspectRatio: 10,
  /** Larger images are scaled down: twice the widest column of the site. */
  imageMaxWidthPx: 2400,
  /** Of tall infographics, which a limit for photographs would make unreadable. WebP takes at most 16,383. */
  imageMaxHeightPx: 10_000,
  /**
   * The publish check warns above this size: it takes more than two seconds to load on a slow mobile connection (1.6
   * Mbit/s).
   */
  imageHeavyBytes: 400_000,
  /** Far more than a blog needs. */
  maxImages: 5_000,
  postsPerPage: 12,
  relatedPosts: 3,
  postsInFeed: 20,
  /** A table of contents is rendered from this number of headings. */
  contentsFromHeadings: 3,
} as const;
