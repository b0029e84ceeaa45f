import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { dayOf } from '@/domain/overview/calendarDays';
import type { DailyCountName } from '@/domain/overview/overviewMetrics';
import { databaseOf } from '../databaseOf';

/** Adds one to today's number of something; in the transaction of `req` if it is in one. */
export async function countToday(req: PayloadRequest, name: DailyCountName): Promise<void> {
  const database = await databaseOf(req);
  await database.execute(sql`select count_daily(${dayOf(Date.now())}::date, ${name})`);
}
