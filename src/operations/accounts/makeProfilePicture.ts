import sharp from 'sharp';
import { profileMessages } from '@/content/portal/profile';
import { profilePictureLimits } from '@/domain/accounts/profilePictureLimits';
import { pictureFormat } from '@/domain/blog/pictureFormat';
import { BadRequest } from '@/errors/ApiFailures';

const { maxBytes, maxPixels, sidePx } = profilePictureLimits;
const quality = 82;
const timeLimitSeconds = 15;
const dataUrlHead = /^data:image\/(?:png|jpe?g|webp);base64,/;
const tooManyPixels = `This picture is too large. Use one of at most ${maxPixels / 1_000_000} megapixels.`;

const refuse = (message: string): never => {
  throw new BadRequest(message, [{ field: 'profileImage', message }]);
};

/**
 * Turns what somebody sent as their picture into a small one that is safe to show: judged by its content, upright,
 * without its metadata (the place where it was taken, above all), cropped to a square, as a WebP data URL.
 * @throws BadRequest on the field `profileImage`
 */
export async function makeProfilePicture(text: string): Promise<string> {
  const data = dataOf(text);
  const side = Math.min(sidePx, await shorterSideOf(data));
  const picture = await sharp(data, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize(side, side, { fit: 'cover', position: 'attention' })
    .webp({ quality })
    .timeout({ seconds: timeLimitSeconds })
    .toBuffer()
    .catch(() => refuse(profileMessages.invalidImage));
  return `data:image/webp;base64,${picture.toString('base64')}`;
}

/** Only the head meets a regular expression: one over millions of characters has run out of V8's stack. */
function dataOf(dataUrl: string): Buffer {
  const head = dataUrlHead.exec(dataUrl)?.[0] ?? refuse(profileMessages.invalidImage);
  const encoded = dataUrl.slice(head.length);
  const bytes = Buffer.byteLength(encoded, 'base64');
  if (bytes >= maxBytes) refuse(profileMessages.imageTooLarge);
  const data = Buffer.from(encoded, 'base64');
  // What isn't Base64 has been left out.
  return bytes > 0 && data.length === bytes ? data : refuse(profileMessages.invalidImage);
}

/** A small file can hold more pixels than memory has room for, so its header is read before the rest. */
async function shorterSideOf(data: Buffer): Promise<number> {
  const format = pictureFormat(data);
  const header = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!format || header?.format !== format) return refuse(profileMessages.invalidImage);
  const { width = 0, height = 0 } = header;
  if (width * height > maxPixels) refuse(tooManyPixels);
  return Math.min(width, height);
}
