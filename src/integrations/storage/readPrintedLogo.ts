import { LRUCache } from 'lru-cache';
import { writeLine } from '@/log/writeLine';
import { convertLookImage } from './convertLookImage';
import { readMediaFile } from './mediaFiles';

/** By file name, whose content never changes. A firm has one logo, and one before it. */
const logos = new LRUCache<string, string>({
  max: 2,
  fetchMethod: async (filename) => {
    const picture = await readMediaFile(filename);
    return picture ? (await convertLookImage(picture, 'logo')).toString('base64') : undefined;
  },
});

/**
 * Returns a stored logo as PNG in Base64; null if it can't be read, because a report without the logo is better than
 * none.
 */
export async function readPrintedLogo(filename: string): Promise<string | null> {
  try {
    return (await logos.fetch(filename)) ?? null;
  } catch (error) {
    writeLine('warn', 'pictures', ['The logo could not be read for a report:', error]);
    return null;
  }
}
