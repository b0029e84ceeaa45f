import { bookingKeyPrefix } from '@/domain/inquiries/bookingKeys';
import type { Inquiry } from '@/payload-types';
import { clientNotesIn } from '../bookings/bookingMessages';

/**
 * Returns the text that a reply quotes: the message, or for a booked call only the client's notes, because the site
 * wrote the rest. Empty if there is none.
 */
export const quotedMessage = ({
  submissionKey,
  message,
}: Pick<Inquiry, 'submissionKey' | 'message'>): string =>
  submissionKey.startsWith(bookingKeyPrefix) ? clientNotesIn(message) : message;
