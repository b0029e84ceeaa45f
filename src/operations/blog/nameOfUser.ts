import type { PayloadRequest } from 'payload';

/** Returns an account's name to colleagues, or null if the account is deleted. */
export async function nameOfUser(req: PayloadRequest, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { equals: id } },
    select: { name: true },
    limit: 1,
    pagination: false,
    depth: 0,
    // Bypasses access on purpose: marketers may not read accounts, but may see which colleague saved or edits a post.
    overrideAccess: true,
    req,
  });
  return docs[0]?.name ?? null;
}
