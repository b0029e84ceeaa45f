import { isPictureName, picturePath } from '../blog/pictureName';
import { pathOnSite } from './pathOnSite';

const folder = '/share/pictures/';

/**
 * Returns the path of a stored image for link previews: cropped to their size, as JPEG, which every network supports.
 */
export const sharePicturePath = (filename: string): string =>
  `${folder}${filename.replace(/\.webp$/, '.jpg')}`;

/** Returns the file name of the stored image at an address of this site, in either form; null for any other address. */
export function pictureNameAt(address: string, origin: string): string | null {
  const path = pathOnSite(origin, address);
  const name = path.startsWith(folder)
    ? path.slice(folder.length).replace(/\.jpg$/, '.webp')
    : path.startsWith(picturePath(''))
      ? path.slice(picturePath('').length)
      : '';
  return isPictureName(name) ? name : null;
}
