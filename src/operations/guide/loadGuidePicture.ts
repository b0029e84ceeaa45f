import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Missing } from '@/errors/ApiFailures';
import { guideFolder } from './guideFolder';

/**
 * Returns a picture of the guides.
 * @param filename without folders, as its contract demands
 * @throws Missing if there is none of this name
 */
export async function loadGuidePicture(filename: string): Promise<Uint8Array<ArrayBuffer>> {
  const picture = await readFile(path.join(guideFolder, 'pictures', filename)).catch(() => null);
  if (!picture) throw new Missing();
  return new Uint8Array(picture);
}
