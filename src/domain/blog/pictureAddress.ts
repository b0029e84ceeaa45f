import { isPictureName, picturePath } from './pictureName';
import { isPictureWidth, type PictureWidth } from './pictureWidths';

interface AddressedPicture {
  filename: string;
  width: PictureWidth | null;
}

/**
 * Parses the address of one of the site's images: `/blog-images/desk-1a2b3c4d.webp`, optionally followed by a width
 * such as `#medium`. Renderers that don't know widths, such as GitHub, show the same image. Returns null for every
 * other address.
 */
export function readPictureAddress(url: string): AddressedPicture | null {
  const [path = '', width, ...rest] = url.split('#');
  const folder = picturePath('');
  const filename = path.startsWith(folder) ? path.slice(folder.length) : '';
  if (!isPictureName(filename) || rest.length > 0) return null;
  if (width === undefined) return { filename, width: null };
  return isPictureWidth(width) ? { filename, width } : null;
}

export const pictureAddress = ({ filename, width }: AddressedPicture): string =>
  picturePath(filename) + (width ? `#${width}` : '');
