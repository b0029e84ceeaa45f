import type { PayloadRequest } from 'payload';
import type { CheckedPicture } from '@/domain/blog/publishCheck/PostToCheck';

interface FoundPictures {
  pictures: Map<string, CheckedPicture>;
  altTexts: Map<string, string>;
}

/** Returns size and alt text of stored images for the publish check, by file name. Runs at most one query. */
export async function findCheckedImages(req: PayloadRequest, names: string[]): Promise<FoundPictures> {
  const found: FoundPictures = { pictures: new Map(), altTexts: new Map() };
  if (names.length === 0) return found;
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { filename: { in: names } },
    select: { filename: true, alt: true, isDecorative: true, filesize: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  for (const { filename, alt, isDecorative, filesize } of docs) {
    if (!filename) continue;
    found.pictures.set(filename, { isDecorative: isDecorative ?? false, weightBytes: filesize ?? 0 });
    found.altTexts.set(filename, alt ?? '');
  }
  return found;
}
