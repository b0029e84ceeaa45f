/** Width and height of a preview image in pixels, as the large networks recommend. */
export const previewPictureSize = { width: 1200, height: 630 };

/** Margins beside and below the text, in pixels. */
export const previewPictureMargins = { side: 72, bottom: 60 };
