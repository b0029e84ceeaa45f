import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { requireAdmin } from '@/operations/requireUser';
import { lockInquiry } from './findInquiry';

/**
 * Permanently deletes an inquiry with its notes and replies. For administrators.
 * @throws Missing
 */
export async function deleteInquiry({ req, id }: { req: PayloadRequest; id: number }): Promise<void> {
  const user = requireAdmin(req);
  await inTransaction(req, async () => {
    await lockInquiry(req, id);
    await req.payload.delete({ collection: 'inquiries', id, depth: 0, overrideAccess: false, user, req });
  });
}
