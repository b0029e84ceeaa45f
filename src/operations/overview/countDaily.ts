import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { dayOf } from '@/domain/overview/calendarDays';
import type { DailyCountName } from '@/domain/overview/overviewMetrics';
import { databaseOf } from '@/database/databaseOf';

/** Adds one to the day's number of each of these; in the transaction of `req` if it is in one. */
export async function countDaily(
  req: PayloadRequest,
  time: number,
  names: readonly DailyCountName[],
): Promise<void> {
  if (names.length === 0) return;
  const calls = names.map((name) => sql`count_daily(${dayOf(time)}::date, ${name})`);
  await (await databaseOf(req)).execute(sql`select ${sql.join(calls, sql`, `)}`);
}
