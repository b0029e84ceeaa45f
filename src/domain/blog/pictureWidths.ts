/** Widths of an image other than the full column; appended to its address after `#`. */
export const pictureWidths = ['medium', 'small'] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export const isPictureWidth = (value: unknown): value is PictureWidth =>
  pictureWidths.some((width) => width === value);

/** Length limit of a caption: a sentence or two. */
export const captionMaxLength = 300;
