/** Placeholder address of an image that is still uploading; it shows nothing. */
export const pictureOnItsWay = '#picture-on-its-way';
