import type { DaySpan } from '@/domain/overview/calendarDays';

const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day as "Nov 20, 2026", several as "Nov 16 – 22, 2026". */
export function formatSpan({ from, to }: DaySpan): string {
  return medium.formatRange(new Date(from), new Date(to));
}
