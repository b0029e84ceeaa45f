import { blogLimits } from '@/domain/blog/blogLimits';
import { mebibyte } from '@/domain/mebibyte';

const { imageMaxBytes, imageMaxPixels } = blogLimits;

/** What the media library takes. */
export const acceptedPictures = `JPEG, PNG, WebP, GIF or AVIF, up to ${imageMaxBytes / mebibyte} MB and ${imageMaxPixels / 1_000_000} megapixels. Larger photos are scaled down.`;

/** Why an upload is refused, and what to do. */
export const pictureUploadMessages = {
  tooLarge: (maxBytes: number) => `Image size must be at most ${maxBytes / mebibyte} MB`,
  unknownFormat: 'Upload a JPEG, PNG, WebP, GIF or AVIF picture.',
  heic: 'HEIC pictures can’t be read. On the iPhone, choose Settings > Camera > Formats > Most Compatible for new photos, or export this one as JPEG from Photos.',
  animated: 'Animated pictures can’t be used. Save one frame as a PNG, JPG or WebP picture and upload that.',
  tooManyPixels: `This picture has more than ${imageMaxPixels / 1_000_000} megapixels. Scale it down, then upload it again.`,
  tooLargeAvif: 'AVIF pictures of this size can’t be read. Save it as JPEG, then upload that.',
};

/** Messages of the cover upload. */
export const coverMessages = {
  slugRequired: 'Post slug is required for image upload',
  fileRequired: 'Choose a picture to upload.',
  deleted: 'Image deleted',
  missing: 'Image not found',
} as const;

interface ShowingPost {
  title: string;
  isTrashed: boolean;
}

const nameOf = ({ title, isTrashed }: ShowingPost): string =>
  `“${title}”${isTrashed ? ' (in the trash)' : ''}`;

/** Messages about images in texts. */
export const picturesInTexts = {
  inUse: (posts: readonly ShowingPost[], others: number) =>
    `This picture is in the text of ${posts.map(nameOf).join(', ')}${
      others > 0 ? ` and ${others} more` : ''
    }. Remove it there first.`,
};
