/** How much of the column a picture takes, other than all of it; so it is written behind `#` in its address. */
export const pictureWidths = ['medium', 'small'] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export const isPictureWidth = (value: unknown): value is PictureWidth =>
  pictureWidths.some((width) => width === value);

/** What a caption may measure: a sentence or two. */
export const captionMaxLength = 300;
