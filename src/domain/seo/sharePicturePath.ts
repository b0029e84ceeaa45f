import { isPictureName, picturePath } from '../blog/pictureName';
import { pathOnSite } from './pathOnSite';

const folder = '/share/pictures/';

/** Where a stored picture is served for link previews: cut to their size, as JPEG, which every network reads. */
export const sharePicturePath = (filename: string): string =>
  `${folder}${filename.replace(/\.webp$/, '.jpg')}`;

/** The file name of the stored picture that an address of this site leads to, in either form; null for any other address. */
export function pictureNameAt(address: string, origin: string): string | null {
  const path = pathOnSite(origin, address);
  const name = path.startsWith(folder)
    ? path.slice(folder.length).replace(/\.jpg$/, '.webp')
    : path.startsWith(picturePath(''))
      ? path.slice(picturePath('').length)
      : '';
  return isPictureName(name) ? name : null;
}
