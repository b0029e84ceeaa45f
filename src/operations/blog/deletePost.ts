import type { PayloadRequest } from 'payload';
import { requireStaff } from '@/operations/requireUser';
import { moveToTrash } from '@/operations/trash/moveToTrash';
import { findEditedPostId, type NamedPost } from './findEditedPost';

/**
 * Deletes a post with all of its versions; it waits in the trash for a while. For staff.
 * @throws Missing
 */
export async function deletePost({ req, named }: { req: PayloadRequest; named: NamedPost }): Promise<void> {
  requireStaff(req);
  await moveToTrash(req, 'posts', await findEditedPostId(req, named));
}
