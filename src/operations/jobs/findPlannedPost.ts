import type { Payload, PayloadRequest, Where } from 'payload';
import type { Post } from '@/payload-types';

/**
 * Returns the latest version of a post for the server's own reports, or null if it is deleted or in the trash, where
 * nobody expects it to be published. Bypasses access on purpose: no user is involved.
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

/** Returns whether a post is published, regardless of a pending draft. Bypasses access on purpose. */
export async function isPostShown(payload: Payload, id: number): Promise<boolean> {
  const where: Where = { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] };
  return (await payload.count({ collection: 'posts', where, overrideAccess: true })).totalDocs > 0;
}
