import type { PayloadRequest } from 'payload';
import { addDailyCounts } from '@/database/tables/dailyCounts';
import { dayOf } from '@/domain/overview/calendarDays';
import type { DailyCountName } from '@/domain/overview/overviewMetrics';

/** Adds one to the day's number of each of these; in the transaction of `req` if it is in one. */
export async function countDaily(
  req: PayloadRequest,
  time: number,
  names: readonly DailyCountName[],
): Promise<void> {
  if (names.length > 0) await addDailyCounts(req, dayOf(time), names);
}
