import { createLocalReq, type Payload } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { deleteBookings } from '@/database/tables/bookings';
import { lockForgottenInquiries, removeInquiries } from '@/database/tables/inquiries';
import { bookingKeyPrefix } from '@/domain/inquiries/bookingKeys';
import { writeTrail } from '@/services/trail/writeTrail';

const batchSize = 500;
/** Batches per run. The next run deletes the rest. */
const batchesAtOnce = 20;

/**
 * Deletes inquiries without activity for the retention period in the site settings, in any state, with their notes
 * and replies. Each batch adds one trail entry without an actor.
 */
export async function removeForgottenInquiries(payload: Payload): Promise<void> {
  const { inquiryMonths } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    // Bypasses access on purpose: the server cleans up without a user.
    overrideAccess: true,
  });
  if (!inquiryMonths) return;
  let isDone = false;
  for (let batch = 0; !isDone && batch < batchesAtOnce; batch += 1) {
    isDone = (await removeBatch(payload, inquiryMonths)) < batchSize;
  }
}

/** Returns the number of deleted inquiries. */
async function removeBatch(payload: Payload, months: number): Promise<number> {
  const req = await createLocalReq({}, payload);
  return inTransaction(req, async () => {
    const ids = await lockForgottenInquiries(req, months, batchSize);
    if (ids.length === 0) return 0;
    await deleteBookings(req, ids, bookingKeyPrefix);
    await removeInquiries(req, ids);
    const changes = [{ field: 'count', from: null, to: String(ids.length) }];
    const label = `after ${months} months`;
    await writeTrail({ req, action: 'delete', subject: 'inquiries', subjectId: 0, label, changes });
    return ids.length;
  });
}
