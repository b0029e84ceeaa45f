import type { PayloadRequest } from 'payload';
import { removeInquiries } from '@/database/tables/inquiries';
import { moveWrittenEntries } from '@/database/tables/inquiryEntries';
import { clientsWordsEnding } from '@/domain/inquiries/bookingKeys';
import { findInquiry } from '../inquiries/findInquiry';
import { noteInquiryChange } from '../inquiries/noteInquiryChange';
import { writeInquiry } from '../inquiries/writeInquiry';
import { writeTrail } from '../trail/writeTrail';
import { clientsWordsIn } from './bookingWords';
import { noteClientsWords } from './noteBooking';

/**
 * Makes one of two inquiries that turn out to be about the same booked call: notes and replies of the second go to the first,
 * with what the client wrote, and with state and owner where nobody has chosen them there. What the site noted of the booking
 * goes with the second, to be said anew after what the first says. In a transaction that has locked both.
 */
export async function joinInquiries(req: PayloadRequest, firstId: number, secondId: number): Promise<void> {
  const first = await findInquiry(req, firstId);
  const second = await findInquiry(req, secondId);
  const after = await writeInquiry(req, firstId, {
    status: first.status === 'new' ? second.status : first.status,
    owner: Number(first.owner ?? second.owner) || null,
  });
  await noteInquiryChange(req, first, after);
  await moveWrittenEntries(req, secondId, firstId, clientsWordsEnding);
  const words = clientsWordsIn(second.message);
  if (words) await noteClientsWords(req, firstId, second.submissionKey, words);
  await removeInquiries(req, [secondId]);
  const changes = [{ field: 'status', from: second.status, to: null }];
  await writeTrail({
    ...{ req, action: 'delete', subject: 'inquiries', subjectId: secondId },
    ...{ label: `${secondId}, the same booked call as ${firstId}`, changes },
  });
}
