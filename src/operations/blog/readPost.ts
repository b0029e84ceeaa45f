import type { PayloadRequest } from 'payload';
import { requireStaff } from '@/operations/requireUser';
import type { EditedPost } from '@/schemas/blog';
import { findEditedPost, type NamedPost } from './findEditedPost';
import { presentPost } from './presentPost';

/**
 * Returns the latest version of a post for its editor, published or not. For staff.
 * @throws Missing
 */
export async function readPost({
  req,
  named,
}: {
  req: PayloadRequest;
  named: NamedPost;
}): Promise<EditedPost> {
  requireStaff(req);
  return presentPost(req, await findEditedPost(req, named));
}
