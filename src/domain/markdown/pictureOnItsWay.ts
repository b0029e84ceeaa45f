/** Where a picture is in a text while it is still being uploaded: an address that shows nothing. */
export const pictureOnItsWay = '#picture-on-its-way';
