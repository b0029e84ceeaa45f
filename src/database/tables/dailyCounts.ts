import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import type { CalendarDay, DaySpan, Grouping } from '@/domain/overview/calendarDays';
import type { DailyCountName } from '@/domain/overview/overviewMetrics';
import { databaseOf } from '../databaseOf';

// `daily_counts` isn't a collection, so there are no hooks or access rules to bypass (0026).

/** Increments the day's count for each of these names (at least one), in the transaction of `req` if there is one. */
export async function addDailyCounts(
  req: PayloadRequest,
  day: CalendarDay,
  names: readonly DailyCountName[],
): Promise<void> {
  const calls = names.map((name) => sql`count_daily(${day}::date, ${name})`);
  await (await databaseOf(req)).execute(sql`select ${sql.join(calls, sql`, `)}`);
}

interface PeriodCount extends Record<string, unknown> {
  /** The period's first day within the span; everything before the span is one period. */
  period: CalendarDay;
  name: DailyCountName;
  count: number;
}

interface Spans {
  span: DaySpan;
  before: DaySpan;
  by: Grouping;
}

export async function findDailyCounts(
  req: PayloadRequest,
  { span, before, by }: Spans,
): Promise<PeriodCount[]> {
  const database = await databaseOf(req);
  const { rows } = await database.execute<PeriodCount>(sql`
    select case when day < ${span.from}::date then ${before.from}
        else to_char(greatest(date_trunc(${by}, day::timestamp)::date, ${span.from}::date), 'YYYY-MM-DD')
      end as period, name, sum(count)::int as count
    from daily_counts where day between ${before.from}::date and ${span.to}::date group by 1, 2`);
  return rows;
}
