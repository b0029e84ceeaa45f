/** Width and height of a preview picture in pixels: what the large networks ask for. */
export const previewPictureSize = { width: 1200, height: 630 };
