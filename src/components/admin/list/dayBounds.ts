import type { ListPlace } from './useListAddress';

/** Returns the start of a day, or of one `daysLater`, in the user's time zone; null without a date. */
function startOf(day: string | undefined, daysLater = 0): string | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '') ?? [];
  if (!year) return null;
  const start = new Date(Number(year), Number(month) - 1, Number(date) + daysLater);
  return Number.isNaN(start.getTime()) ? null : start.toISOString();
}

/** Returns the time range of the days in an address for API calls; both days are included. */
export const dayBounds = ({ from, to }: ListPlace): { from: string | null; to: string | null } => ({
  from: startOf(from),
  to: startOf(to, 1),
});

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Returns the first of the last `days` days up to `now`, in the user's time zone: `2026-11-18`. */
export function firstOfLastDays(days: number, now: Date): string {
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1 - days);
  return `${first.getFullYear()}-${twoDigits(first.getMonth() + 1)}-${twoDigits(first.getDate())}`;
}
