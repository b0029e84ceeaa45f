import type { PayloadRequest } from 'payload';
import { bookingTexts as texts } from '@/content/admin/bookings';
import { countEntries, findEntries, insertEntry } from '@/database/tables/inquiryEntries';
import { accountLimits } from '@/domain/accounts/accountLimits';
import { attendeesKey, clientsWordsKey } from '@/domain/inquiries/bookingKeys';
import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';
import type { BookingReport } from '@/schemas/booking';
import { findInquiry } from '../inquiries/findInquiry';
import { storable } from './bookingMessages';

/** Five of the longest names and addresses fit into one note. */
const peoplePerNote = 5;

/**
 * Notes news of a booking at its inquiry, unless it is noted there already: past the limit of entries, too, as nobody could
 * tell the vendor to make room. In a transaction that has locked the inquiry.
 */
export async function recordBooking(
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
export async function recordClientNotes(
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
  await recordBooking(req, inquiryId, clientsWordsKey(key), texts.wrote(words));
}

/**
 * Notes at an inquiry everybody who comes to its call and isn't named there yet. In a transaction that has locked the inquiry.
 * @param key of the booking
 */
export async function recordAttendees(
  req: PayloadRequest,
  inquiryId: number,
  key: string,
  { createdAt, payload: { attendees } }: BookingReport,
): Promise<void> {
  const { email: bookedBy } = await findInquiry(req, inquiryId);
  const entries = await findEntries(req, inquiryId);
  const named = new Set([bookedBy, ...entries.map(({ text }) => text)].flatMap(addressesIn));
  const people = new Map(
    attendees.map(({ name, email }) => {
      const address = storable(email, accountLimits.emailMaxLength).replace(/\s+/g, '');
      const shownName = storable(name, accountLimits.nameMaxLength).replace(/\s+/g, ' ');
      return [address.toLowerCase(), shownName ? `${shownName} <${address}>` : address] as const;
    }),
  );
  const others = [...people].filter(([address]) => !named.has(address)).map(([, person]) => person);
  for (let start = 0; start < others.length; start += peoplePerNote) {
    const words = texts.alsoComing(others.slice(start, start + peoplePerNote).join(', '));
    await recordBooking(req, inquiryId, attendeesKey(key, createdAt, start / peoplePerNote), words);
  }
}

/** As notes write them: alone, or in angle brackets behind a name. */
const addressesIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s<>,]+/)
    .map((word) => word.replace(/\.$/, ''));
