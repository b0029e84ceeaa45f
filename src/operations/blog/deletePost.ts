import type { PayloadRequest } from 'payload';
import { requireStaff } from '@/operations/requireUser';
import { findEditedPost } from './findEditedPost';

/**
 * Deletes a post with all of its versions. For staff.
 * @throws Missing
 */
export async function deletePost({ req, slug }: { req: PayloadRequest; slug: string }): Promise<void> {
  requireStaff(req);
  const { post } = await findEditedPost(req, slug);
  await req.payload.delete({ collection: 'posts', id: post.id, depth: 0, overrideAccess: false, req });
}
