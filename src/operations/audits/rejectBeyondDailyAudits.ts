import type { PayloadRequest, TypedUser } from 'payload';
import { secondsUntilFewerAudits } from '@/database/tables/auditReports';
import { dailyLimits } from '@/domain/accounts/dailyLimits';
import { TooManyRequests } from '@/errors/ApiFailures';

const message = `That makes ${dailyLimits.auditsPerAccount} audits within a day, and no more fit in. Please try again later.`;

/**
 * Enforces the limit of audits per account in 24 hours. The check is exact under the account's lock. Earlier calls
 * without it only save work.
 * @throws TooManyRequests with the seconds until the next audit is allowed
 */
export async function rejectBeyondDailyAudits(req: PayloadRequest, user: TypedUser): Promise<void> {
  const seconds = await secondsUntilFewerAudits(req, user.id, dailyLimits.auditsPerAccount);
  if (seconds !== null) throw new TooManyRequests(message, Math.max(1, Math.ceil(seconds)));
}
