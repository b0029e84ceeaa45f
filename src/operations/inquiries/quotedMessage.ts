import { bookingKeyPrefix } from '@/domain/inquiries/bookingKeys';
import type { Inquiry } from '@/payload-types';
import { clientNotesIn } from '../bookings/bookingMessages';

/**
 * What a reply to an inquiry quotes: the message, and of a booked call only what the client wrote, since the site itself says
 * the rest there. Empty for nothing.
 */
export const quotedMessage = ({
  submissionKey,
  message,
}: Pick<Inquiry, 'submissionKey' | 'message'>): string =>
  submissionKey.startsWith(bookingKeyPrefix) ? clientNotesIn(message) : message;
