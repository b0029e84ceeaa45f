import { sql } from 'drizzle-orm';
import type { PayloadRequest, TypedUser } from 'payload';
import { dailyLimits } from '@/domain/accounts/dailyLimits';
import { TooManyRequests } from '@/errors/ApiFailures';
import { databaseOf } from '@/database/databaseOf';

const message = `That makes ${dailyLimits.auditsPerAccount} audits within a day, and no more fit in. Please try again later.`;

/**
 * Holds the number of audits that an account makes in 24 hours: exactly under the account's lock, and before that as a
 * cheap way out.
 * @throws TooManyRequests with the seconds until the next one fits in
 */
export async function refuseBeyondDailyAudits(req: PayloadRequest, user: TypedUser): Promise<void> {
  const database = await databaseOf(req);
  const { rows } = await database.execute<{ seconds: number }>(sql`
    select extract(epoch from created_at + interval '24 hours' - now())::float8 as seconds
    from audit_reports where owner_id = ${user.id} and created_at > now() - interval '24 hours'
    order by created_at desc offset ${dailyLimits.auditsPerAccount - 1} limit 1`);
  const [last] = rows;
  if (last) throw new TooManyRequests(message, Math.max(1, Math.ceil(last.seconds)));
}
