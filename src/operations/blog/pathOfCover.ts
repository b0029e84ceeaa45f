import type { PayloadRequest } from 'payload';
import { picturePath } from '@/domain/blog/pictureName';

/** Returns the path of a stored image, or an empty string if it is deleted. Runs one query. */
export async function pathOfCover(req: PayloadRequest, id: number): Promise<string> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { equals: id } },
    select: { filename: true },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  const filename = docs[0]?.filename;
  return filename ? picturePath(filename) : '';
}
