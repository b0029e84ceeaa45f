import type { PayloadRequest } from 'payload';
import { requireStaff } from '@/operations/requireUser';
import { moveToTrash } from '@/operations/trash/moveToTrash';

/**
 * Moves a category to the trash. Its posts go to the category in the request's query (`moveTo`, read by the collection's
 * hooks), or have none. For staff.
 * @throws Missing, BadRequest for a `moveTo` that isn't there
 */
export async function deleteCategory({ req, id }: { req: PayloadRequest; id: number }): Promise<void> {
  requireStaff(req);
  await moveToTrash(req, 'categories', id);
}
