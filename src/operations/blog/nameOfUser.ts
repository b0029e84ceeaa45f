import type { PayloadRequest } from 'payload';

/** The name of an account, for colleagues; null when it is gone. */
export async function nameOfUser(req: PayloadRequest, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { equals: id } },
    select: { name: true },
    limit: 1,
    pagination: false,
    depth: 0,
    // Marketers may not read accounts, but they may know which colleague saved or is editing a post.
    overrideAccess: true,
    req,
  });
  return docs[0]?.name ?? null;
}
