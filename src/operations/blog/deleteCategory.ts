import type { PayloadRequest } from 'payload';
import { requireStaff } from '@/operations/requireUser';

/**
 * Deletes a category; its posts stay, without one. For staff.
 * @throws Missing
 */
export async function deleteCategory({ req, id }: { req: PayloadRequest; id: number }): Promise<void> {
  requireStaff(req);
  await req.payload.delete({ collection: 'categories', id, depth: 0, overrideAccess: false, req });
}
