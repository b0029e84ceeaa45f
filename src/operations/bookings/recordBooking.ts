import type { PayloadRequest } from 'payload';
import { bookingTexts as texts } from '@/content/admin/bookings';
import { countEntries, findEntries, insertEntry } from '@/database/tables/inquiryEntries';
import { accountLimits } from '@/domain/accounts/accountLimits';
import { attendeesKey, clientsWordsKey } from '@/domain/inquiries/bookingKeys';
import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';
import type { BookingReport } from '@/schemas/booking';
import { findInquiry } from '../inquiries/findInquiry';
import { storable } from './bookingMessages';

/** Five of the longest names and emails fit into one note. */
const peoplePerNote = 5;

/**
 * Records a booking event at its inquiry, unless it is already recorded. Ignores the entry limit, because the vendor
 * couldn't react to an error. Call it in a transaction that has locked the inquiry.
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
 * Records the client's booking notes at an inquiry that doesn't contain them yet. Call it in a transaction that has
 * locked the inquiry.
 * @param key key of the booking that the notes came with
 */
export async function recordClientNotes(
  req: PayloadRequest,
  inquiryId: number,
  key: string,
  words: string,
): Promise<void> {
  const { message } = await findInquiry(req, inquiryId);
  const entries = await findEntries(req, inquiryId);
  // Long messages are cut at the end, so compare only the start.
  const start = words.slice(0, inquiryLimits.noteMaxLength);
  if ([message, ...entries.map(({ text }) => text)].some((text) => text.includes(start))) return;
  await recordBooking(req, inquiryId, clientsWordsKey(key), texts.wrote(words));
}

/**
 * Records the attendees of a call that the inquiry doesn't name yet. Call it in a transaction that has locked the
 * inquiry.
 * @param key key of the booking
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

/** Returns the emails in a note: alone, or in angle brackets after a name. */
const addressesIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s<>,]+/)
    .map((word) => word.replace(/\.$/, ''));
