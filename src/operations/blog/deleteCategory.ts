import type { PayloadRequest } from 'payload';
import { requireStaff } from '@/operations/requireUser';
import { moveToTrash } from '@/operations/trash/moveToTrash';

/**
 * Deletes a category; it waits in the trash for a while. Its posts go where the query of the request says (`moveTo`), which the collection reads at every door. For staff.
 * @throws Missing, Conflict while posts use it and nothing is said, BadRequest for a category that isn't there
 */
export async function deleteCategory({ req, id }: { req: PayloadRequest; id: number }): Promise<void> {
  requireStaff(req);
  await moveToTrash(req, 'categories', id);
}
