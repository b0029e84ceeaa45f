import type { PayloadRequest } from 'payload';
import { lockInquiriesOfDay } from '@/database/tables/inquiries';
import { dailyLimits } from '@/domain/accounts/dailyLimits';
import { TooManyRequests } from '@/errors/ApiFailures';

const fromSender =
  'We have many messages from this email already, and will answer them. Please try again tomorrow.';
const fromAll =
  'We have received more messages today than we can take. Please try again tomorrow, or write us an email.';
const laterSeconds = 60 * 60;

/**
 * Holds the number of messages in 24 hours, of one sender and of all, whichever networks they come from. Within the
 * transaction that keeps the message.
 * @throws TooManyRequests
 */
export async function refuseBeyondDailyInquiries(req: PayloadRequest, email: string): Promise<void> {
  const { all, own } = await lockInquiriesOfDay(req, email);
  if (own >= dailyLimits.inquiriesPerSender) throw new TooManyRequests(fromSender, laterSeconds);
  if (all >= dailyLimits.inquiries) throw new TooManyRequests(fromAll, laterSeconds);
}
