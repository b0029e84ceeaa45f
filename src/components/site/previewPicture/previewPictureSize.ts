/** Width and height of a preview picture in pixels: what the large networks ask for. */
export const previewPictureSize = { width: 1200, height: 630 };

/** What stays free beside the words and below them. */
export const previewPictureMargins = { side: 72, bottom: 60 };
