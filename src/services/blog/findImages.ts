import type { PayloadRequest, Where } from 'payload';
import type { StoredPicture } from '@/domain/markdown/StoredPicture';
import { pictureIds } from '@/domain/markdown/pictureIds';
import { pictureNames } from '@/domain/markdown/pictureNames';

/** Returns the stored images whose file names occur in the Markdown. Runs at most one query. */
export function findImagesOfMarkdown(req: PayloadRequest, markdown: string): Promise<StoredPicture[]> {
  const names = pictureNames(markdown);
  return names.length > 0 ? findPictures(req, { filename: { in: names } }) : Promise.resolve([]);
}

/** Returns the stored images that a body uses. Runs at most one query. */
export function findImagesOfBody(req: PayloadRequest, body: unknown): Promise<StoredPicture[]> {
  const ids = pictureIds(body);
  return ids.length > 0 ? findPictures(req, { id: { in: ids } }) : Promise.resolve([]);
}

async function findPictures(req: PayloadRequest, where: Where): Promise<StoredPicture[]> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where,
    select: { filename: true, alt: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  return docs.map(({ id, filename, alt }) => ({ id, filename: filename ?? '', alt: alt ?? '' }));
}
