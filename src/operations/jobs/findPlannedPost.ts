import type { Payload, PayloadRequest, Where } from 'payload';
import type { Post } from '@/payload-types';

/**
 * A post as its editors see it, on nobody's behalf: for what the server tells of its own work. Null when it is gone or in
 * the trash, where nobody expects it to be published.
 */
export async function findPlannedPost(
  payload: Payload,
  id: number,
  req?: PayloadRequest,
): Promise<Post | null> {
  const { docs } = await payload.find({
    collection: 'posts',
    where: { id: { equals: id } },
    draft: true,
    ...{ limit: 1, pagination: false, depth: 0, overrideAccess: true, req },
  });
  return docs[0] ?? null;
}

/** Whether readers see a post, whatever its draft says: on nobody's behalf. */
export async function isPostShown(payload: Payload, id: number): Promise<boolean> {
  const where: Where = { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] };
  return (await payload.count({ collection: 'posts', where, overrideAccess: true })).totalDocs > 0;
}
