const folder = '/blog-images/';

/** External images are only linked: there is no file to delete and no cache to bypass. */
export const isForeignCover = (coverImage: string): boolean => /^https?:\/\//i.test(coverImage);

/** Returns the file name of a cover's value. */
export const coverFilename = (coverImage: string): string =>
  coverImage.startsWith(folder) ? coverImage.slice(folder.length) : coverImage;

/** Returns the address of a cover's preview. `stamp` keeps browsers from showing a cached image of the same name. */
export const coverAddress = (coverImage: string, stamp: number): string =>
  isForeignCover(coverImage) ? coverImage : `${folder}${coverFilename(coverImage)}?t=${stamp}`;
