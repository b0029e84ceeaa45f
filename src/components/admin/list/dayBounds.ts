import type { ListPlace } from './useListAddress';

/** A day's beginning by the reader's clock, or that of one after it; null where the address names none. */
function startOf(day: string | undefined, daysLater = 0): string | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '') ?? [];
  if (!year) return null;
  const start = new Date(Number(year), Number(month) - 1, Number(date) + daysLater);
  return Number.isNaN(start.getTime()) ? null : start.toISOString();
}

/** The moments between which the days of an address lie, as calls ask for them; both days are included. */
export const dayBounds = ({ from, to }: ListPlace): { from: string | null; to: string | null } => ({
  from: startOf(from),
  to: startOf(to, 1),
});

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The first of the last so many days, of which the last is that of `now`, by the reader's clock: `2026-11-18`. */
export function firstOfLastDays(days: number, now: Date): string {
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1 - days);
  return `${first.getFullYear()}-${twoDigits(first.getMonth() + 1)}-${twoDigits(first.getDate())}`;
}
