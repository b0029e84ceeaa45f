const dayMs = 24 * 60 * 60 * 1000;

/** A day of the calendar as `2026-11-20`, without time or time zone. */
export type CalendarDay = string;

/** From a day to a day, both included. */
export interface DaySpan {
  from: CalendarDay;
  to: CalendarDay;
}

const timeOf = (day: CalendarDay) => Date.parse(`${day}T00:00:00Z`);

/** The day in UTC. */
export const dayOf = (time: number): CalendarDay => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: CalendarDay, days: number): CalendarDay => dayOf(timeOf(day) + days * dayMs);

/** How many days a span has; less than one if it ends before it begins. */
export const daysIn = ({ from, to }: DaySpan): number => Math.round((timeOf(to) - timeOf(from)) / dayMs) + 1;

/** The span of the same length that ends the day before. */
export function spanBefore(span: DaySpan): DaySpan {
  const days = daysIn(span);
  return { from: addDays(span.from, -days), to: addDays(span.from, -1) };
}

export const groupings = ['day', 'week', 'month'] as const;
export type Grouping = (typeof groupings)[number];

/** The last day of the week (which begins on Monday) or month that a day lies in. */
function endOfPeriod(day: CalendarDay, by: Grouping): CalendarDay {
  if (by === 'day') return day;
  const date = new Date(timeOf(day));
  if (by === 'week') return addDays(day, (7 - date.getUTCDay()) % 7);
  return dayOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0));
}

/** The days, weeks or months of a span in their order; the first and the last may be cut by it. */
export function periodsOf(span: DaySpan, by: Grouping): DaySpan[] {
  const periods: DaySpan[] = [];
  for (let from = span.from; from <= span.to;) {
    const end = endOfPeriod(from, by);
    const to = end < span.to ? end : span.to;
    periods.push({ from, to });
    from = addDays(to, 1);
  }
  return periods;
}
