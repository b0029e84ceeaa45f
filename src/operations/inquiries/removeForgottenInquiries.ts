import { createLocalReq, type Payload } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { deleteBookings } from '@/database/tables/bookings';
import { lockForgottenInquiries, removeInquiries } from '@/database/tables/inquiries';
import { bookingKeyPrefix } from '@/domain/inquiries/bookingKeys';
import { writeTrail } from '../trail/writeTrail';

const batchSize = 500;
/** The rest waits for the next time. */
const batchesAtOnce = 20;

/**
 * Deletes inquiries to which nothing has happened for as long as the firm keeps them, whatever their state, with their notes
 * and replies. In batches, of which each is a line of the trail; the site itself does it.
 */
export async function removeForgottenInquiries(payload: Payload): Promise<void> {
  const { inquiryMonths } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    // Not on anybody's behalf: the server itself cleans up.
    overrideAccess: true,
  });
  if (!inquiryMonths) return;
  let isDone = false;
  for (let batch = 0; !isDone && batch < batchesAtOnce; batch += 1) {
    isDone = (await removeBatch(payload, inquiryMonths)) < batchSize;
  }
}

/** How many were deleted. */
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
