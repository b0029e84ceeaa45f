import type { PayloadRequest } from 'payload';
import { picturePath } from '@/domain/blog/pictureName';

/** Where a stored picture is served; empty when it is gone. One query. */
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
