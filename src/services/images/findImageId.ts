import type { PayloadRequest } from 'payload';

/** Returns the id of a stored image; null if there is none that the user may read. */
export async function findImageId(req: PayloadRequest, filename: string): Promise<number | null> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { filename: { equals: filename } },
    select: {},
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  return docs[0]?.id ?? null;
}
