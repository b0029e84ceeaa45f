const dayMs = 24 * 60 * 60 * 1000;

/** A calendar day such as `2026-11-20`, without time or time zone, in the years 100 to 9999. */
export type CalendarDay = string;

/** A range of days, both ends included. */
export interface DaySpan {
  from: CalendarDay;
  to: CalendarDay;
}

// Uses only the arithmetic of `Date`, never the current time.
/* eslint-disable no-restricted-globals */

/** Days since 1970-01-01. */
function numberOf(day: CalendarDay): number {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, dayOfMonth) / dayMs;
}

const dayNumbered = (days: number): CalendarDay => new Date(days * dayMs).toISOString().slice(0, 10);

/* eslint-enable no-restricted-globals */

/** Returns the UTC day of a time in milliseconds since 1970. */
export const dayOf = (time: number): CalendarDay => dayNumbered(Math.floor(time / dayMs));

export const addDays = (day: CalendarDay, days: number): CalendarDay => dayNumbered(numberOf(day) + days);

/** Returns the number of days in a span; less than one if it ends before it begins. */
export const daysIn = ({ from, to }: DaySpan): number => numberOf(to) - numberOf(from) + 1;

/** Returns the span of the same length that ends the day before. */
export function spanBefore(span: DaySpan): DaySpan {
  const days = daysIn(span);
  return { from: addDays(span.from, -days), to: addDays(span.from, -1) };
}

export const groupings = ['day', 'week', 'month'] as const;
export type Grouping = (typeof groupings)[number];

/** The first day of 1970 was a Thursday. */
const daysUntilSunday = (day: CalendarDay) => 6 - ((((numberOf(day) + 3) % 7) + 7) % 7);

/** Returns the last day of the week (from Monday) or month that contains a day. */
function endOfPeriod(day: CalendarDay, by: Grouping): CalendarDay {
  if (by === 'day') return day;
  if (by === 'week') return addDays(day, daysUntilSunday(day));
  const inNextMonth = addDays(`${day.slice(0, 7)}-01`, 31);
  return addDays(`${inNextMonth.slice(0, 7)}-01`, -1);
}

/** Splits a span into days, weeks or months, in order; the first and the last may be partial. */
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
