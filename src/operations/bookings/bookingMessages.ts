import { bookingTexts as texts } from '@/content/admin/bookings';
import { isTimeZone } from '@/domain/accounts/timeZones';
import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';
import { normalizeText } from '@/domain/text/normalizeText';
import { formatMomentIn } from '@/format/dates';
import type { Booking, BookingReport } from '@/schemas/booking';

/** Normalizes text from the vendor for storage. Long text is cut, because nobody could react to an error. */
export const storable = (text: string | null | undefined, maxLength: number): string =>
  normalizeText(text ?? '')
    .trim()
    .slice(0, maxLength)
    .toWellFormed();

/** Returns the time of the call in the time zone of the person who booked it. */
export function momentOf({ startTime, attendees: [first] }: Booking): string {
  const zone = first?.timeZone;
  return formatMomentIn(startTime, zone && isTimeZone(zone) ? zone : null);
}

/** Returns the message of the inquiry created for a booking. */
export function bookingMessage({ triggerEvent, payload }: BookingReport): string {
  const kind = triggerEvent === 'BOOKING_REQUESTED' ? texts.asked : texts.booked;
  const title = storable(payload.title, 200);
  const head = `${title ? `${kind}: ${title}` : kind}\n${momentOf(payload)}`;
  const words = clientNotes(payload);
  return storable(words ? `${head}${beforeWords}${words}` : head, inquiryLimits.messageMaxLength);
}

const beforeWords = '\n\n';

/** Returns the notes that the client entered when booking; empty if none. */
export const clientNotes = ({ additionalNotes }: Booking): string =>
  storable(additionalNotes, inquiryLimits.messageMaxLength);

/** Extracts the client's notes from the message of a booking's inquiry. */
export function clientNotesIn(message: string): string {
  const start = message.indexOf(beforeWords);
  return start < 0 ? '' : message.slice(start + beforeWords.length);
}

/** Returns how a booking ended, or null if the report doesn't end it. */
export function bookingEnding({ triggerEvent, payload }: BookingReport): string | null {
  if (triggerEvent !== 'BOOKING_CANCELLED' && triggerEvent !== 'BOOKING_REJECTED') return null;
  const [what, reason] =
    triggerEvent === 'BOOKING_REJECTED'
      ? [texts.rejected, payload.rejectionReason]
      : [texts.cancelled, payload.cancellationReason];
  return storable(`${what} ${reason ?? ''}`, inquiryLimits.noteMaxLength);
}
