import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { guideHref, guidePicturesPath } from '@/content/admin/help';
import type { GuideName } from '@/domain/guide/guides';
import { readGuide, type Guide } from '@/domain/guide/readGuide';
import { guideFolder } from './guideFolder';

/** Returns a guide with the addresses of its pictures and of the other guides. The caller checks who may read it. */
export async function loadGuide(name: GuideName): Promise<Guide> {
  const source = await readFile(path.join(guideFolder, `${name}.md`), 'utf8');
  return readGuide(source, { pictures: guidePicturesPath, guideHref });
}
