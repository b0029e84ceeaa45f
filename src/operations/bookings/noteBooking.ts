import type { PayloadRequest } from 'payload';
import { bookingTexts as texts } from '@/content/admin/bookings';
import { countEntries, findEntries, insertEntry } from '@/database/tables/inquiryEntries';
import { clientsWordsKey } from '@/domain/inquiries/bookingKeys';
import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';
import { findInquiry } from '../inquiries/findInquiry';

/**
 * Notes news of a booking at its inquiry, unless it is noted there already: past the limit of entries, too, as nobody could
 * tell the vendor to make room. In a transaction that has locked the inquiry.
 */
export async function noteBooking(
  req: PayloadRequest,
  inquiryId: number,
  submissionKey: string,
  text: string,
): Promise<void> {
  const { isKept } = await countEntries(req, inquiryId, submissionKey);
  if (isKept) return;
  await insertEntry(req, { inquiry: inquiryId, kind: 'booking', text, author: null, submissionKey });
}

/**
 * Notes what a client wrote when booking at an inquiry that doesn't say it yet. In a transaction that has locked the
 * inquiry.
 * @param key of the booking that it was written with
 */
export async function noteClientsWords(
  req: PayloadRequest,
  inquiryId: number,
  key: string,
  words: string,
): Promise<void> {
  const { message } = await findInquiry(req, inquiryId);
  const entries = await findEntries(req, inquiryId);
  // A long message is cut at its end.
  const start = words.slice(0, inquiryLimits.noteMaxLength);
  if ([message, ...entries.map(({ text }) => text)].some((text) => text.includes(start))) return;
  await noteBooking(req, inquiryId, clientsWordsKey(key), texts.wrote(words));
}
