import type { PayloadRequest } from 'payload';
import { addDailyCounts } from '@/database/tables/dailyCounts';
import { dayOf } from '@/domain/overview/calendarDays';
import type { DailyCountName } from '@/domain/overview/overviewMetrics';

/** Increments the day's counters, in the transaction of `req` if there is one. */
export async function countDaily(
  req: PayloadRequest,
  time: number,
  names: readonly DailyCountName[],
): Promise<void> {
  if (names.length > 0) await addDailyCounts(req, dayOf(time), names);
}
