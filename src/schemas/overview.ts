import { z } from 'zod';
import { daysIn, groupings } from '@/domain/overview/calendarDays';
import { overviewMetrics, visitorActions } from '@/domain/overview/overviewMetrics';
import { Missing } from '@/errors/ApiFailures';

/** Maximum days of an overview: five years, or slightly more than one year by day, because the page draws each day. */
const overviewLimits = { maxDays: 1_830, maxDaysByDay: 366 } as const;

const day = z.iso
  .date('Must be a day such as 2026-11-20')
  .refine((value) => value >= '1970-01-01' && value < '3000-01-01', 'Must be a day from 1970 to 2999')
  .describe('A day in UTC');

export const overviewQuerySchema = z
  .object({
    from: day.optional().describe('The first day, in UTC; 29 days before the last unless told'),
    to: day.optional().describe('The last day, in UTC; today unless told'),
    by: z.enum(groupings, 'Must be day, week or month').default('day'),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    message: 'The last day is before the first',
    path: ['to'],
  });
export type OverviewQuery = z.output<typeof overviewQuerySchema>;

/** Returns an error message if the span has an invalid length; null if it is valid. */
export function spanProblem({ from, to, by }: Required<OverviewQuery>): string | null {
  const days = daysIn({ from, to });
  if (days < 1) return 'The last day is before the first';
  if (days > overviewLimits.maxDays) return `At most ${overviewLimits.maxDays} days`;
  if (by === 'day' && days > overviewLimits.maxDaysByDay) {
    return `At most ${overviewLimits.maxDaysByDay} days by day. Choose week or month for more.`;
  }
  return null;
}

const countsSchema = z.record(z.enum(overviewMetrics), z.number());
const spanSchema = z.object({ from: z.string(), to: z.string() });
const funnelSchema = z.object({
  started: z.number(),
  reached: z.array(z.number()).describe('Runs that came as far as each step, from the first on'),
  finished: z.number(),
  cancelled: z.number(),
  open: z.number().describe('Neither finished nor cancelled; some may still be under way'),
});

export const overviewSchema = spanSchema.extend({
  by: z.enum(groupings),
  timeZone: z.literal('UTC'),
  totals: countsSchema,
  before: spanSchema
    .extend({ totals: countsSchema, wizard: funnelSchema })
    .describe('The span of the same length before'),
  periods: z.array(spanSchema.extend({ counts: countsSchema })),
  wizard: funnelSchema.describe('Runs of the wizard that were started in the span, however long they took'),
});
export type Overview = z.infer<typeof overviewSchema>;

/** Unknown actions give the same 404 as an unknown endpoint. */
export const visitorActionParams = z.object({
  action: z.string().transform((value) => {
    const action = visitorActions.find((known) => known === value);
    if (!action) throw new Missing();
    return action;
  }),
});
