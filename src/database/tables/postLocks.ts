import type { PayloadRequest, Where } from 'payload';
import type { PayloadLockedDocument } from '@/payload-types';

// Rows of Payload's `payload-locked-documents` for posts. Bypasses its access rule, which lets users change only
// their own locks: the operation decides who may take over.

const collection = 'payload-locked-documents';

export const isLockOfPost = (postId: number): Where => ({
  and: [{ 'document.relationTo': { equals: 'posts' } }, { 'document.value': { equals: postId } }],
});

/** Renews a lock: its owner is still editing. */
export async function renewPostLock(req: PayloadRequest, { id }: PayloadLockedDocument): Promise<void> {
  await req.payload.db.updateOne({ collection, id, data: {}, returning: false, req });
}

export async function deletePostLocks(req: PayloadRequest, postId: number): Promise<void> {
  await req.payload.db.deleteMany({ collection, where: isLockOfPost(postId), req });
}
