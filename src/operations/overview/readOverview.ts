import type { PayloadRequest } from 'payload';
import { findDailyCounts } from '@/database/tables/dailyCounts';
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

const usualDays = 30;

/**
 * Returns the site's activity in a period and in the one before. Runs one query on the daily counters. For
 * administrators.
 * @throws BadRequest for a period that is too long
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
  const rows = await findDailyCounts(req, { span, before, by });
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

function sumByName(rows: readonly { name: DailyCountName; count: number }[]): NamedCounts {
  const counts: Partial<Record<DailyCountName, number>> = {};
  for (const { name, count } of rows) counts[name] = (counts[name] ?? 0) + count;
  return counts;
}
