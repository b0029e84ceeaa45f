import { bookingTexts as texts } from '@/content/admin/bookings';
import { isTimeZone } from '@/domain/accounts/timeZones';
import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';
import { normalizeText } from '@/domain/text/normalizeText';
import { formatMomentIn } from '@/format/dates';
import type { Booking, BookingReport } from '@/schemas/booking';

/** A text of the vendor's that can be stored: cut rather than refused, since nobody is there to shorten it. */
export const storable = (text: string | null | undefined, maxLength: number): string =>
  normalizeText(text ?? '')
    .trim()
    .slice(0, maxLength)
    .toWellFormed();

/** When the call is, by the clock of whoever booked it. */
export function momentOf({ startTime, attendees: [first] }: Booking): string {
  const zone = first?.timeZone;
  return formatMomentIn(startTime, zone && isTimeZone(zone) ? zone : null);
}

/** The message that stands for a booking in the inbox. */
export function bookingMessage({ triggerEvent, payload }: BookingReport): string {
  const kind = triggerEvent === 'BOOKING_REQUESTED' ? texts.asked : texts.booked;
  const title = storable(payload.title, 200);
  const head = `${title ? `${kind}: ${title}` : kind}\n${momentOf(payload)}`;
  const words = clientNotes(payload);
  return storable(words ? `${head}${beforeWords}${words}` : head, inquiryLimits.messageMaxLength);
}

const beforeWords = '\n\n';

/** What the client wrote when booking; empty for nothing. */
export const clientNotes = ({ additionalNotes }: Booking): string =>
  storable(additionalNotes, inquiryLimits.messageMaxLength);

/** The same from the message that stands for a booking. */
export function clientNotesIn(message: string): string {
  const start = message.indexOf(beforeWords);
  return start < 0 ? '' : message.slice(start + beforeWords.length);
}

/** How a booking ended; null for a report that doesn't end it. */
export function bookingEnding({ triggerEvent, payload }: BookingReport): string | null {
  if (triggerEvent !== 'BOOKING_CANCELLED' && triggerEvent !== 'BOOKING_REJECTED') return null;
  const [what, reason] =
    triggerEvent === 'BOOKING_REJECTED'
      ? [texts.rejected, payload.rejectionReason]
      : [texts.cancelled, payload.cancellationReason];
  return storable(`${what} ${reason ?? ''}`, inquiryLimits.noteMaxLength);
}
