const folder = '/blog-images/';

/** Pictures of other sites are only pointed to: there is nothing to delete, and no cache to get around. */
export const isForeignCover = (coverImage: string): boolean => /^https?:\/\//i.test(coverImage);

/** The file name that a cover's value stands for. */
export const coverFilename = (coverImage: string): string =>
  coverImage.startsWith(folder) ? coverImage.slice(folder.length) : coverImage;

/** Where the preview of a cover is. `stamp` keeps browsers from showing an earlier picture of the same name. */
export const coverAddress = (coverImage: string, stamp: number): string =>
  isForeignCover(coverImage) ? coverImage : `${folder}${coverFilename(coverImage)}?t=${stamp}`;
