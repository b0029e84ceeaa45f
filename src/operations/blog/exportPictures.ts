import type { PayloadRequest } from 'payload';
import type { ArchivedFile } from '@/integrations/archive/zipFiles';
import { readMediaFile } from '@/integrations/storage/mediaFiles';
import { pictureWordsFile, type PictureWords } from './pictureWords';

/** Stored pictures as files of an archive, each read when it is packed, and one file with their words. */
export async function* exportPictures(req: PayloadRequest, names: string[]): AsyncGenerator<ArchivedFile> {
  if (names.length === 0) return;
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { filename: { in: names } },
    select: { filename: true, alt: true, isDecorative: true },
    sort: 'filename',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  const words: PictureWords[] = [];
  for (const { filename, alt, isDecorative } of docs) {
    const data = filename ? await readMediaFile(filename) : null;
    if (!filename || !data) continue;
    words.push({ filename, alt: alt ?? '', isDecorative: isDecorative ?? false });
    yield { name: `blog-images/${filename}`, data };
  }
  yield { name: pictureWordsFile, text: `${JSON.stringify(words, null, 2)}\n` };
}
