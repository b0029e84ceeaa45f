import type { PayloadRequest } from 'payload';
import type { BlogCategory } from '@/schemas/blog';

/** Returns all categories by name. Runs one query. */
export async function listCategories({ req }: { req: PayloadRequest }): Promise<BlogCategory[]> {
  const { docs } = await req.payload.find({
    collection: 'categories',
    select: { name: true, description: true },
    sort: 'name',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  return docs.map(({ id, name, description }) => ({ id, name, description: description ?? null }));
}
