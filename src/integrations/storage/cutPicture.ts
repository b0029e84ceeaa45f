import sharp, { type Sharp } from 'sharp';
import { readMediaFile } from './mediaFiles';

const quality = 84;

/**
 * A picture that is kept, cut to a size in pixels around what one looks at first, as JPEG; null when it isn't there.
 * Networks that show links take JPEG and PNG, and not all of them WebP.
 * @throws StorageAway
 */
export async function cutPicture(
  name: string,
  { width, height }: { width: number; height: number },
): Promise<Buffer | null> {
  const picture = await readMediaFile(name);
  return picture && asJpeg(sharp(picture).resize(width, height, { fit: 'cover', position: 'attention' }));
}

/** A drawing as JPEG, whose edges stay clean. */
export const drawingAsJpeg = (drawing: Buffer): Promise<Buffer> => asJpeg(sharp(drawing), 92);

const asJpeg = (picture: Sharp, of = quality): Promise<Buffer> =>
  picture
    .flatten({ background: '#fff' })
    .jpeg({ quality: of, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
