import type { PayloadRequest } from 'payload';
import { requireStaff } from '@/operations/requireUser';
import { moveToTrash } from '@/operations/trash/moveToTrash';

/**
 * Moves a category to the trash. Its posts move to the category in the query parameter `moveTo`, which the
 * collection's hooks read, or have none. For staff.
 * @throws Missing, BadRequest for a `moveTo` that doesn't exist
 */
export async function deleteCategory({ req, id }: { req: PayloadRequest; id: number }): Promise<void> {
  requireStaff(req);
  await moveToTrash(req, 'categories', id);
}
