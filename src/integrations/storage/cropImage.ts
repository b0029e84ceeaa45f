import sharp, { type Sharp } from 'sharp';

const quality = 84;

/**
 * Crops an image to a size in pixels around its most salient area, as JPEG: link previews support JPEG and PNG, but
 * not all support WebP.
 */
export const cropImage = (
  picture: Buffer,
  { width, height }: { width: number; height: number },
): Promise<Buffer> => asJpeg(sharp(picture).resize(width, height, { fit: 'cover', position: 'attention' }));

/** Converts a drawing to JPEG at a quality that keeps edges sharp. */
export const drawingAsJpeg = (drawing: Buffer): Promise<Buffer> => asJpeg(sharp(drawing), 92);

const asJpeg = (picture: Sharp, of = quality): Promise<Buffer> =>
  picture
    .flatten({ background: '#fff' })
    .jpeg({ quality: of, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
