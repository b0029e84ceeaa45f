import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { deleteSubscriberRow } from '@/database/tables/subscribers';
import { Missing } from '@/errors/ApiFailures';
import { requireAdmin } from '@/operations/requireUser';
import { writeTrail } from '../trail/writeTrail';

/**
 * Deletes all that is kept about a subscriber, also that they left. For administrators; the trail outlives it, and calls it
 * by its number.
 * @throws Missing
 */
export async function deleteSubscriber({ req, id }: { req: PayloadRequest; id: number }): Promise<void> {
  requireAdmin(req);
  await inTransaction(req, async () => {
    if (!(await deleteSubscriberRow(req, id))) throw new Missing('Subscriber not found');
    await writeTrail({ req, action: 'delete', subject: 'subscribers', subjectId: id, label: String(id) });
  });
}
