import { z } from 'zod';
import { decodeUtf8 } from '@/domain/text/decodeUtf8';
import { BadRequest } from '@/errors/ApiFailures';
import type { UnzippedFile } from '@/integrations/archive/unzipFiles';

/** The file in an export archive that holds the alt texts of its images. */
export const altTextsFile = 'blog-images/pictures.json';

const pictureWordsSchema = z.array(
  z.object({ filename: z.string(), alt: z.string(), isDecorative: z.boolean() }),
);
export type AltTexts = z.infer<typeof pictureWordsSchema>[number];

const unreadable = `What its pictures show can’t be read: ${altTextsFile} is damaged.`;

/**
 * Returns the alt texts by file name; empty if the archive has no such file.
 * @throws BadRequest for an unreadable file: the images would be stored without their alt texts
 */
export function altTextsOf(file: UnzippedFile | undefined): Map<string, AltTexts> {
  if (!file) return new Map();
  const words = pictureWordsSchema.safeParse(parse(file.data && decodeUtf8(file.data)));
  if (!words.success) throw new BadRequest(unreadable, [{ field: 'file', message: unreadable }]);
  return new Map(words.data.map((each) => [each.filename, each]));
}

function parse(json: string | null): unknown {
  try {
    return JSON.parse(json ?? '');
  } catch {
    return null;
  }
}
