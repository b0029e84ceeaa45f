import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { dailyLimits } from '@/domain/accounts/dailyLimits';
import { TooManyRequests } from '@/errors/ApiFailures';
import { transactionOf } from '@/database/transactionOf';

/** Any number that nothing else locks: messages are counted and kept one after the other. */
const inquiryLock = 7_316_405;
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
  const transaction = await transactionOf(req);
  await transaction.execute(sql`select pg_advisory_xact_lock(${inquiryLock})`);
  const { rows } = await transaction.execute<{ all: number; own: number }>(sql`
    select count(*)::int as all, (count(*) filter (where lower(email) = lower(${email})))::int as own
    from inquiries where created_at > now() - interval '24 hours'`);
  const { all = 0, own = 0 } = rows[0] ?? {};
  if (own >= dailyLimits.inquiriesPerSender) throw new TooManyRequests(fromSender, laterSeconds);
  if (all >= dailyLimits.inquiries) throw new TooManyRequests(fromAll, laterSeconds);
}
