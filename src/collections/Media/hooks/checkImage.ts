import { randomBytes } from 'node:crypto';
import type { CollectionBeforeOperationHook, File } from 'payload';
import sharp, { type Metadata } from 'sharp';
import { damagedPicture } from '@/content/admin/panelTranslations';
import { blogLimits } from '@/domain/blog/blogLimits';
import { isAnimatedPng, pictureFormat, type PictureFormat } from '@/domain/blog/pictureFormat';
import { isPictureName, pictureName } from '@/domain/blog/pictureName';
import { mebibyte } from '@/domain/mebibyte';
import { BadRequest, TooLarge, UnsupportedFile } from '@/errors/ApiFailures';

// One thread per image, so that the second core keeps serving visitors. Each image is processed once, so caching
// would only cost memory.
sharp.concurrency(1);
sharp.cache(false);

const { pictureMaxBytes, pictureMaxPixels, pictureMaxShape, pictureMaxWidthPx } = blogLimits;
export const imageTooLarge = `Image size must be at most ${pictureMaxBytes / mebibyte} MB`;
const animated =
  'Animated pictures can’t be used. Save one frame as a PNG, JPG or WebP picture and upload that.';

/**
 * Validates an upload by its content and renames it before Payload reads it. The file of an existing image never
 * changes.
 * @throws TooLarge, UnsupportedFile, BadRequest
 */
export const checkImage: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'update' && req.file) {
    throw new BadRequest('A picture stays as it was uploaded. Upload the new one beside it.');
  }
  if (operation !== 'create' && operation !== 'update') return args;
  // `uploadEdits` and focal points would make Payload fetch and re-encode the file of an existing image.
  req.query = { ...req.query, uploadEdits: undefined };
  if ('data' in args) {
    const { focalX: _x, focalY: _y, ...data } = args.data as Record<string, unknown>;
    args = { ...args, data };
  }
  if (operation === 'update') return args;
  // Without a file, Payload would download one of any size from a URL in the request.
  if (!req.file) throw new BadRequest('Choose a picture.');
  const { data, name } = req.file;
  if (data.length > pictureMaxBytes) throw new TooLarge(imageTooLarge);
  const format = pictureFormat(data);
  if (!format) throw new UnsupportedFile('Upload a PNG, JPG or WebP picture.');
  const { orientation = 1 } = await checkDimensions(data, format);
  // Random, not a content hash: the same image uploaded twice at once would fail on the unique file name.
  const mark = randomBytes(4).toString('hex');
  // An imported image keeps its name, because post bodies reference it.
  const isNamed = req.context.keepsPictureName === true && isPictureName(name);
  const kept = isNamed ? name : pictureName(name, mark);
  const file = orientation > 1 ? await turnUpright(data) : { data, mimetype: `image/${format}` };
  req.file = { ...req.file, ...file, size: file.data.length, name: kept };
  return args;
};

/**
 * Reads only the header: a small file can decode to more pixels than fit in memory.
 * @throws BadRequest for damaged, animated, too narrow or too large images
 */
async function checkDimensions(data: Buffer, format: PictureFormat): Promise<Metadata> {
  const header = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!header || header.format !== format) throw new BadRequest(damagedPicture);
  const { width = 0, height = 0, pages = 1 } = header;
  if (pages > 1 || (format === 'png' && isAnimatedPng(data))) throw new BadRequest(animated);
  if (Math.max(width, height) > pictureMaxShape * Math.min(width, height)) {
    throw new BadRequest(
      `This picture is ${width} by ${height} pixels: too narrow a strip to show. Crop it so that its longer side is at most ${pictureMaxShape} times the shorter one.`,
    );
  }
  if (width * height > pictureMaxPixels) {
    throw new BadRequest(`This picture has more than ${pictureMaxPixels / 1_000_000} megapixels.`);
  }
  return header;
}

/**
 * Applies the EXIF orientation. Payload chooses image sizes by the width before rotation, so an image rotated by 90
 * degrees would be enlarged or lack sizes. Encodes losslessly, because Payload encodes the result again.
 */
async function turnUpright(lying: Buffer): Promise<Pick<File, 'data' | 'mimetype'>> {
  const data = await sharp(lying)
    .autoOrient()
    .resize({ width: pictureMaxWidthPx, withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer()
    .catch(() => {
      throw new BadRequest(damagedPicture);
    });
  return { data, mimetype: 'image/png' };
}
