import type { PayloadRequest, TypedUser } from 'payload';
import { secondsUntilFewerAudits } from '@/database/tables/auditReports';
import { dailyLimits } from '@/domain/accounts/dailyLimits';
import { TooManyRequests } from '@/errors/ApiFailures';

const message = `That makes ${dailyLimits.auditsPerAccount} audits within a day, and no more fit in. Please try again later.`;

/**
 * Holds the number of audits that an account makes in 24 hours: exactly under the account's lock, and before that as a
 * cheap way out.
 * @throws TooManyRequests with the seconds until the next one fits in
 */
export async function rejectBeyondDailyAudits(req: PayloadRequest, user: TypedUser): Promise<void> {
  const seconds = await secondsUntilFewerAudits(req, user.id, dailyLimits.auditsPerAccount);
  if (seconds !== null) throw new TooManyRequests(message, Math.max(1, Math.ceil(seconds)));
}
