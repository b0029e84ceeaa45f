import type { PayloadRequest, Where } from 'payload';
import type { PayloadLockedDocument } from '@/payload-types';

// Rows of Payload's own `payload-locked-documents` for posts. Past its access rule, by which everybody changes their own
// only: who may take over, the operation decides.

const collection = 'payload-locked-documents';

export const isLockOfPost = (postId: number): Where => ({
  and: [{ 'document.relationTo': { equals: 'posts' } }, { 'document.value': { equals: postId } }],
});

/** Says that its owner is still there. */
export async function renewPostLock(req: PayloadRequest, { id }: PayloadLockedDocument): Promise<void> {
  await req.payload.db.updateOne({ collection, id, data: {}, returning: false, req });
}

export async function deletePostLocks(req: PayloadRequest, postId: number): Promise<void> {
  await req.payload.db.deleteMany({ collection, where: isLockOfPost(postId), req });
}
