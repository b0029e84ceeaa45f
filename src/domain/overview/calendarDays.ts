const dayMs = 24 * 60 * 60 * 1000;

/** A day of the calendar as `2026-11-20`, without time or time zone. */
export type CalendarDay = string;

/** From a day to a day, both included. */
export interface DaySpan {
  from: CalendarDay;
  to: CalendarDay;
}

/**
 * Days since 1970-01-01, by the Gregorian calendar's cycle of 400 years that begins on a 1st of March:
 * https://howardhinnant.github.io/date_algorithms.html#days_from_civil
 */
function numberOf(day: CalendarDay): number {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const marchYear = month > 2 ? year : year - 1;
  const cycle = Math.floor(marchYear / 400);
  const yearOfCycle = marchYear - cycle * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + dayOfMonth - 1;
  const dayOfCycle =
    yearOfCycle * 365 + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100) + dayOfYear;
  return cycle * 146_097 + dayOfCycle - 719_468;
}

/** The way back: https://howardhinnant.github.io/date_algorithms.html#civil_from_days */
function dayNumbered(days: number): CalendarDay {
  const shifted = days + 719_468;
  const cycle = Math.floor(shifted / 146_097);
  const dayOfCycle = shifted - cycle * 146_097;
  const yearOfCycle = Math.floor(
    (dayOfCycle -
      Math.floor(dayOfCycle / 1_460) +
      Math.floor(dayOfCycle / 36_524) -
      Math.floor(dayOfCycle / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const dayOfMonth = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = ((marchMonth + 2) % 12) + 1;
  const year = yearOfCycle + cycle * 400 + (month <= 2 ? 1 : 0);
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(dayOfMonth, 2)}`;
}

const padded = (value: number, digits: number) => String(value).padStart(digits, '0');

/** The day in UTC of a time in milliseconds since 1970. */
export const dayOf = (time: number): CalendarDay => dayNumbered(Math.floor(time / dayMs));

export const addDays = (day: CalendarDay, days: number): CalendarDay => dayNumbered(numberOf(day) + days);

/** How many days a span has; less than one if it ends before it begins. */
export const daysIn = ({ from, to }: DaySpan): number => numberOf(to) - numberOf(from) + 1;

/** The span of the same length that ends the day before. */
export function spanBefore(span: DaySpan): DaySpan {
  const days = daysIn(span);
  return { from: addDays(span.from, -days), to: addDays(span.from, -1) };
}

export const groupings = ['day', 'week', 'month'] as const;
export type Grouping = (typeof groupings)[number];

/** The first day of 1970 was a Thursday. */
const daysUntilSunday = (day: CalendarDay) => 6 - ((((numberOf(day) + 3) % 7) + 7) % 7);

/** The last day of the week (which begins on Monday) or month that a day lies in. */
function endOfPeriod(day: CalendarDay, by: Grouping): CalendarDay {
  if (by === 'day') return day;
  if (by === 'week') return addDays(day, daysUntilSunday(day));
  const inNextMonth = addDays(`${day.slice(0, 7)}-01`, 31);
  return addDays(`${inNextMonth.slice(0, 7)}-01`, -1);
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
