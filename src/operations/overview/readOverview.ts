import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { stepNumbers } from '@/domain/analysis/wizardSteps';
import {
  addDays,
  dayOf,
  periodsOf,
  spanBefore,
  type DaySpan,
  type Grouping,
} from '@/domain/overview/calendarDays';
import {
  dailyCountNames,
  noCounts,
  type DailyCountName,
  type MetricCounts,
  type OverviewMetric,
} from '@/domain/overview/overviewMetrics';
import { wizardFunnel, type RunGroup } from '@/domain/overview/wizardFunnel';
import { BadRequest } from '@/errors/ApiFailures';
import { requireAdmin } from '@/operations/requireUser';
import { spanProblem, type Overview, type OverviewQuery } from '@/schemas/overview';
import { databaseOf } from '../databaseOf';

const usualDays = 30;

/** A number of a day, week or month, by the first day that counts. */
interface PeriodCount extends Record<string, unknown> {
  period: string;
  metric: OverviewMetric;
  count: number;
}

/**
 * What happened on the site from one day to another, beside the span before. Two queries, however long the span: one
 * over the daily counts, one over the wizard's runs. For administrators.
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
  const runs = await findRuns(req, { span, before, by });
  const counts = [...(await findCounts(req, { span, before, by })), ...startsOf(runs)];
  const inSpan = counts.filter(({ period }) => period >= span.from);
  return {
    ...span,
    by,
    timeZone: 'UTC',
    totals: totalsOf(inSpan),
    before: {
      ...before,
      totals: totalsOf(counts.filter(({ period }) => period < span.from)),
      wizard: funnelOf(runs.filter(({ period }) => period < span.from)),
    },
    periods: periodsOf(span, by).map(({ from, to }) => ({
      from,
      to,
      counts: totalsOf(inSpan.filter(({ period }) => period === from)),
    })),
    wizard: funnelOf(runs.filter(({ period }) => period >= span.from)),
  };
}

function chosenSpan({ from, to, by }: OverviewQuery): DaySpan {
  const last = to ?? (from ? latest(from, dayOf(Date.now())) : dayOf(Date.now()));
  const span = { from: from ?? addDays(last, 1 - usualDays), to: last };
  const problem = spanProblem({ ...span, by });
  if (problem) throw new BadRequest(problem, [{ field: 'to', message: problem }]);
  return span;
}

const latest = (one: string, other: string) => (one > other ? one : other);

interface Spans {
  span: DaySpan;
  before: DaySpan;
  by: Grouping;
}

/** The first day of the period within its span; all of the span before is one period. */
const periodOf = (day: ReturnType<typeof sql>, { span, before, by }: Spans) => sql`
  case when ${day} < ${span.from}::date then ${before.from}
    else to_char(greatest(date_trunc(${by}, ${day}::timestamp)::date, ${span.from}::date), 'YYYY-MM-DD') end`;

async function findCounts(req: PayloadRequest, spans: Spans): Promise<PeriodCount[]> {
  const database = await databaseOf(req);
  const { rows } = await database.execute<{ period: string; name: DailyCountName; count: number }>(sql`
    select ${periodOf(sql`day`, spans)} as period, name, sum(count)::int as count from daily_counts
    where day between ${spans.before.from} and ${spans.span.to} group by 1, 2`);
  return rows.map(({ period, name, count }) => ({ period, metric: dailyCountNames[name], count }));
}

type PeriodRuns = RunGroup & { period: string };

async function findRuns(req: PayloadRequest, spans: Spans): Promise<PeriodRuns[]> {
  const { span, before } = spans;
  const database = await databaseOf(req);
  const { rows } = await database.execute<PeriodRuns & Record<string, unknown>>(sql`
    select ${periodOf(sql`(created_at at time zone 'UTC')::date`, spans)} as period,
      furthest_step::int as "furthestStep", outcome, count(*)::int as runs
    from wizard_runs
    where created_at >= ${`${before.from}T00:00:00Z`} and created_at < ${`${addDays(span.to, 1)}T00:00:00Z`}
    group by 1, 2, 3`);
  return rows;
}

const startsOf = (runs: readonly PeriodRuns[]): PeriodCount[] =>
  runs.map(({ period, runs: count }) => ({ period, metric: 'wizardStarts', count }));

const funnelOf = (runs: readonly PeriodRuns[]) => wizardFunnel(runs, stepNumbers.length);

function totalsOf(counts: readonly PeriodCount[]): MetricCounts {
  const totals = { ...noCounts };
  for (const { metric, count } of counts) totals[metric] += count;
  return totals;
}
