import type { PayloadRequest } from 'payload';
import { requireStaff } from '@/operations/requireUser';

/**
 * Deletes a redirect. For staff.
 * @throws Missing
 */
export async function deleteRedirect({ req, id }: { req: PayloadRequest; id: number }): Promise<void> {
  requireStaff(req);
  await req.payload.delete({ collection: 'redirects', id, depth: 0, overrideAccess: false, req });
}
