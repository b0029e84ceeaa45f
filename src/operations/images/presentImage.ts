import { picturePath } from '@/domain/blog/pictureName';
import type { Media } from '@/payload-types';
import type { LibraryPicture } from '@/schemas/pictures';

/** Returns the documented response for a media row. */
export const presentImage = ({
  id,
  filename,
  alt,
  isDecorative,
  width,
  height,
  sizes,
}: Media): LibraryPicture => ({
  id,
  url: picturePath(filename ?? ''),
  thumbnail: picturePath(sizes?.small?.filename ?? filename ?? ''),
  filename: filename ?? '',
  alt: alt ?? '',
  isDecorative: isDecorative ?? false,
  width: width ?? 0,
  height: height ?? 0,
});
