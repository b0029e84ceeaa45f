import { randomBytes } from 'node:crypto';
import type { CollectionBeforeOperationHook, File } from 'payload';
import sharp, { type Metadata } from 'sharp';
import { pictureUploadMessages as messages } from '@/content/admin/pictures';
import { damagedPicture } from '@/content/admin/panelTranslations';
import { blogLimits } from '@/domain/blog/blogLimits';
import {
  isAnimatedAvif,
  isAnimatedPng,
  isHeic,
  pictureFormat,
  type PictureFormat,
} from '@/domain/blog/pictureFormat';
import { isPictureName, pictureName } from '@/domain/blog/pictureName';
import { BadRequest, TooLarge, UnsupportedFile } from '@/errors/ApiFailures';
import { runInLargeImageQueue } from '@/integrations/limits/runInImageQueue';

// One thread per image, so that the second core keeps serving visitors. Each image is processed once, so caching
// would only cost memory.
sharp.concurrency(1);
sharp.cache(false);

const { imageMaxAspectRatio, imageMaxWidthPx, imageMaxHeightPx } = blogLimits;

/**
 * Validates an upload by its content and renames it before Payload reads it. The file of an existing image never
 * changes.
 * @throws TooLarge, UnsupportedFile, BadRequest, Busy
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
  if (data.length > blogLimits.imageMaxBytes) {
    throw new TooLarge(messages.tooLarge(blogLimits.imageMaxBytes));
  }
  const format = pictureFormat(data);
  if (!format) throw new UnsupportedFile(isHeic(data) ? messages.heic : messages.unknownFormat);
  const header = await checkDimensions(data, format);
  // Random, not a content hash: the same image uploaded twice at once would fail on the unique file name.
  const mark = randomBytes(4).toString('hex');
  // An imported image keeps its name, because post bodies reference it.
  const isNamed = req.context.keepsPictureName === true && isPictureName(name);
  const kept = isNamed ? name : pictureName(name, mark);
  const file = isReady(header, format)
    ? { data, mimetype: `image/${format}` }
    : await queueLarge(header, format, () => scaleDown(data));
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
  // For the image library, AVIF is HEIF with AV1 compression.
  if (!header || (header.compression === 'av1' ? 'avif' : header.format) !== format) {
    throw new BadRequest(damagedPicture);
  }
  const { width = 0, height = 0, pages = 1 } = header;
  if (pages > 1 || isAnimated(data, format)) throw new BadRequest(messages.animated);
  if (Math.max(width, height) > imageMaxAspectRatio * Math.min(width, height)) {
    throw new BadRequest(
      `This picture is ${width} by ${height} pixels: too narrow a strip to show. Crop it so that its longer side is at most ${imageMaxAspectRatio} times the shorter one.`,
    );
  }
  if (width * height > blogLimits.imageMaxPixels) throw new BadRequest(messages.tooManyPixels);
  // Colors of 10 or 12 bits take twice the memory.
  const avifMaxPixels = blogLimits.avifMaxPixels / ((header.bitsPerSample ?? 8) > 8 ? 2 : 1);
  if (format === 'avif' && width * height > avifMaxPixels) throw new BadRequest(messages.tooLargeAvif);
  return header;
}

function isAnimated(data: Buffer, format: PictureFormat): boolean {
  if (format === 'png') return isAnimatedPng(data);
  return format === 'avif' && isAnimatedAvif(data);
}

/** Whether Payload can encode the image as it is. */
function isReady({ width, height, orientation = 1 }: Metadata, format: PictureFormat): boolean {
  if (format === 'gif' || format === 'avif' || orientation > 1) return false;
  return width <= imageMaxWidthPx && height <= imageMaxHeightPx;
}

/** Two large images at once would take too much memory. */
function queueLarge<Result>(
  { width, height }: Metadata,
  format: PictureFormat,
  work: () => Promise<Result>,
): Promise<Result> {
  const isLarge = format === 'avif' || width * height > blogLimits.largeImagePixels;
  return isLarge ? runInLargeImageQueue(work) : work();
}

/**
 * Applies the EXIF orientation and scales the image to the largest size that is stored. Payload would decode the
 * original once for each size, and chooses the sizes by the width before rotation. Encodes losslessly, because Payload
 * encodes the result again.
 */
async function scaleDown(original: Buffer): Promise<Pick<File, 'data' | 'mimetype'>> {
  const data = await sharp(original, { limitInputPixels: blogLimits.imageMaxPixels })
    .autoOrient()
    .resize({
      ...{ width: imageMaxWidthPx, height: imageMaxHeightPx },
      ...{ fit: 'inside', withoutEnlargement: true },
    })
    .png({ compressionLevel: 0 })
    .toBuffer()
    .catch(() => {
      throw new BadRequest(damagedPicture);
    });
  return { data, mimetype: 'image/png' };
}
