import { z } from 'zod';

/** In an archive: what its pictures say to those who can't see them. */
export const pictureWordsFile = 'blog-images/pictures.json';

const pictureWordsSchema = z.array(
  z.object({ filename: z.string(), alt: z.string(), isDecorative: z.boolean() }),
);
export type PictureWords = z.infer<typeof pictureWordsSchema>[number];

/** By file name; none where the file is missing or isn't ours. */
export function pictureWordsOf(data: Buffer | null): Map<string, PictureWords> {
  try {
    const words = pictureWordsSchema.parse(JSON.parse(String(data ?? '[]')));
    return new Map(words.map((each) => [each.filename, each]));
  } catch {
    return new Map();
  }
}
