import type { PayloadRequest } from 'payload';
import { picturePath } from '@/domain/blog/pictureName';

export interface StoredCover {
  path: string;
  altText: string;
}

/** Returns path and alt text of a stored image, or empty strings if it is deleted. Runs one query. */
export async function findCover(req: PayloadRequest, id: number): Promise<StoredCover> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { equals: id } },
    select: { filename: true, alt: true },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  const { filename, alt } = docs[0] ?? {};
  return { path: filename ? picturePath(filename) : '', altText: alt ?? '' };
}
