import type { PayloadRequest } from 'payload';
import { requireStaff } from '@/operations/requireUser';

/**
 * Deletes a category. Its posts go where the query of the request says (`moveTo`), which the collection reads at every door. For staff.
 * @throws Missing, Conflict while posts use it and nothing is said, BadRequest for a category that isn't there
 */
export async function deleteCategory({ req, id }: { req: PayloadRequest; id: number }): Promise<void> {
  requireStaff(req);
  await req.payload.delete({ collection: 'categories', id, depth: 0, overrideAccess: false, req });
}
