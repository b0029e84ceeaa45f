import { z } from 'zod';
import { blogLimits } from '@/domain/blog/blogLimits';
import { mebibyte } from '@/domain/mebibyte';
import { cleanText } from './cleanText';
import { pagingFields } from './paging';

/** An image of the media library, as it can be inserted into a body. */
export const libraryPictureSchema = z.object({
  id: z.number(),
  url: z.string().describe('Where it is served'),
  thumbnail: z.string().describe('The same picture, small'),
  filename: z.string(),
  alt: z.string(),
  isDecorative: z.boolean(),
  width: z.number().describe('In pixels'),
  height: z.number(),
});
export type LibraryPicture = z.infer<typeof libraryPictureSchema>;
export const libraryPicturesSchema = z.array(libraryPictureSchema);

/** An upload to the media library, with its alt text. */
export const uploadPictureBodySchema = z.object({
  picture: z
    .file('Must be a file')
    .optional()
    .describe(
      `JPEG, PNG, WebP, GIF or AVIF, at most ${blogLimits.imageMaxBytes / mebibyte} MB; larger photos are scaled down`,
    ),
  alt: cleanText({ max: blogLimits.altTextMaxLength })
    .optional()
    .describe('What it shows, for those who can’t see it; needed unless it is decorative'),
  isDecorative: z
    .enum(['true', 'false'])
    .optional()
    .transform((value) => value === 'true')
    .describe('It adds no information'),
});

/** An external image to copy into the media library. */
export const importForeignPictureBodySchema = z.object({
  address: z.string('Must be text').max(2000).describe('Begins with https://'),
  alt: cleanText({ max: blogLimits.altTextMaxLength })
    .optional()
    .describe('As the text has it; may be missing'),
});
export type ImportForeignPictureBody = z.output<typeof importForeignPictureBodySchema>;

export const listPicturesQuery = z.object({
  ...pagingFields,
  search: cleanText({ max: 200, isLine: true })
    .optional()
    .describe('Occurs in the file name or the alt text'),
});
export type ListPicturesQuery = z.output<typeof listPicturesQuery>;
