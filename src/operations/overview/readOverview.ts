import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { addDays, dayOf, periodsOf, spanBefore, type DaySpan } from '@/domain/overview/calendarDays';
import {
  metricCounts,
  wizardFunnel,
  type DailyCountName,
  type NamedCounts,
} from '@/domain/overview/overviewMetrics';
import { BadRequest } from '@/errors/ApiFailures';
import { requireAdmin } from '@/operations/requireUser';
import { spanProblem, type Overview, type OverviewQuery } from '@/schemas/overview';
import { databaseOf } from '@/database/databaseOf';

const usualDays = 30;

interface PeriodCount extends Record<string, unknown> {
  /** Its first day that lies in the span; all of the span before is one period. */
  period: string;
  name: DailyCountName;
  count: number;
}

/**
 * What happened on the site from one day to another, beside the span before. One query over the daily counts, however
 * much has happened. For administrators.
 * @throws BadRequest for a span that is too long
 */
export async function readOverview({
  req,
  query,
}: {
  req: PayloadRequest;
  query: OverviewQuery;
}): Promise<Overview> {
  requireAdmin(req);
  const { by } = query;
  const span = chosenSpan(query);
  const before = spanBefore(span);
  const rows = await findCounts(req, { span, before, by });
  const current = sumByName(rows.filter(({ period }) => period >= span.from));
  const earlier = sumByName(rows.filter(({ period }) => period < span.from));
  return {
    ...span,
    by,
    timeZone: 'UTC',
    totals: metricCounts(current),
    wizard: wizardFunnel(current),
    before: { ...before, totals: metricCounts(earlier), wizard: wizardFunnel(earlier) },
    periods: periodsOf(span, by).map(({ from, to }) => ({
      from,
      to,
      counts: metricCounts(sumByName(rows.filter(({ period }) => period === from))),
    })),
  };
}

function chosenSpan({ from, to, by }: OverviewQuery): DaySpan {
  const today = dayOf(Date.now());
  const last = to ?? (from && from > today ? from : today);
  const span = { from: from ?? addDays(last, 1 - usualDays), to: last };
  const problem = spanProblem({ ...span, by });
  if (problem) throw new BadRequest(problem, [{ field: 'to', message: problem }]);
  return span;
}

interface Spans {
  span: DaySpan;
  before: DaySpan;
  by: OverviewQuery['by'];
}

async function findCounts(req: PayloadRequest, { span, before, by }: Spans): Promise<PeriodCount[]> {
  const database = await databaseOf(req);
  const { rows } = await database.execute<PeriodCount>(sql`
    select case when day < ${span.from}::date then ${before.from}
        else to_char(greatest(date_trunc(${by}, day::timestamp)::date, ${span.from}::date), 'YYYY-MM-DD')
      end as period, name, sum(count)::int as count
    from daily_counts where day between ${before.from}::date and ${span.to}::date group by 1, 2`);
  return rows;
}

function sumByName(rows: readonly PeriodCount[]): NamedCounts {
  const counts: Partial<Record<DailyCountName, number>> = {};
  for (const { name, count } of rows) counts[name] = (counts[name] ?? 0) + count;
  return counts;
}
