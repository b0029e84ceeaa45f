import type { PayloadRequest } from 'payload';
import { removeInquiries } from '@/database/tables/inquiries';
import { moveNotesAndReplies } from '@/database/tables/inquiryEntries';
import { lockInquiry } from '../inquiries/findInquiry';
import { noteInquiryChange } from '../inquiries/noteInquiryChange';
import { writeInquiry } from '../inquiries/writeInquiry';
import { writeTrail } from '../trail/writeTrail';

/**
 * Makes one of two inquiries that turn out to be about the same booked call: notes and replies of the second go to the first,
 * with state and owner where nobody has chosen them there. What the site noted of the booking goes with the second, to be
 * said anew after what the first says. In a transaction.
 */
export async function joinInquiries(req: PayloadRequest, firstId: number, secondId: number): Promise<void> {
  const first = await lockInquiry(req, firstId);
  const second = await lockInquiry(req, secondId);
  const after = await writeInquiry(req, firstId, {
    status: first.status === 'new' ? second.status : first.status,
    owner: Number(first.owner ?? second.owner) || null,
  });
  await noteInquiryChange(req, first, after);
  await moveNotesAndReplies(req, secondId, firstId);
  await removeInquiries(req, [secondId]);
  const changes = [{ field: 'status', from: second.status, to: null }];
  await writeTrail({
    ...{ req, action: 'delete', subject: 'inquiries', subjectId: secondId },
    ...{ label: `${secondId}, the same booked call as ${firstId}`, changes },
  });
}
