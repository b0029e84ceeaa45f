import { markdownLimits } from '../markdown/markdownLimits';
import { mebibyte } from '../mebibyte';

/** What a post, a category and a picture may measure. */
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
  /** Of the body as it is stored. */
  bodyMaxCharacters: 2_000_000,
  /** Levels of nodes in a body; a list in a list takes two. */
  bodyMaxDepth: 60,
  pictureMaxBytes: 5 * mebibyte,
  /**
   * Measured with so many: 50 MB of memory and a second and a half to turn a picture, 120 MB and two seconds for one that
   * is shown in several passes (progressive, interlaced). Both grow with the pixels, however small the file is.
   */
  pictureMaxPixels: 24_000_000,
  /** The longer side is at most so many times the shorter one: scaled to the page's width, a strip is a line. */
  pictureMaxShape: 10,
  /** Larger pictures are scaled down: twice the widest column of the site. */
  pictureMaxWidthPx: 2400,
  /** What a picture should weigh at most: more than two seconds of loading on a slow phone line (1.6 Mbit/s). */
  pictureHeavyBytes: 400_000,
  /** Far more than a blog shows. */
  maxPictures: 5_000,
  postsPerPage: 12,
  relatedPosts: 3,
  postsInFeed: 20,
  /** A table of contents helps from this many headings on. */
  contentsFromHeadings: 3,
} as const;
