import type { PayloadRequest } from 'payload';
import { requireStaff } from '@/operations/requireUser';
import { moveToTrash } from '@/operations/trash/moveToTrash';
import { findEditedPostId, type NamedPost } from './findEditedPost';

/**
 * Moves a post with all its versions to the trash. For staff.
 * @throws Missing
 */
export async function deletePost({ req, named }: { req: PayloadRequest; named: NamedPost }): Promise<void> {
  requireStaff(req);
  await moveToTrash(req, 'posts', await findEditedPostId(req, named));
}
