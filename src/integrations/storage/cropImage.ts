import sharp, { type Sharp } from 'sharp';

const quality = 84;

/**
 * A picture cut to a size in pixels around what one looks at first, as JPEG. Networks that show links take JPEG and PNG,
 * and not all of them WebP.
 */
export const cropImage = (
  picture: Buffer,
  { width, height }: { width: number; height: number },
): Promise<Buffer> => asJpeg(sharp(picture).resize(width, height, { fit: 'cover', position: 'attention' }));

/** A drawing as JPEG, whose edges stay clean. */
export const drawingAsJpeg = (drawing: Buffer): Promise<Buffer> => asJpeg(sharp(drawing), 92);

const asJpeg = (picture: Sharp, of = quality): Promise<Buffer> =>
  picture
    .flatten({ background: '#fff' })
    .jpeg({ quality: of, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
