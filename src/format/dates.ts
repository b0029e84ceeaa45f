/**
 * How days and times are written, everywhere. What happened at a moment is shown by its reader's clock; days that are
 * kept as days are kept in UTC.
 */
const dateFormat = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return () => (format ??= new Intl.DateTimeFormat('en-US', options));
};

const styles = {
  medium: {
    local: dateFormat({ dateStyle: 'medium' }),
    utc: dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }),
  },
  long: { local: dateFormat({ dateStyle: 'long' }), utc: dateFormat({ dateStyle: 'long', timeZone: 'UTC' }) },
};
type DateStyle = keyof typeof styles;

/** A moment as a day in the reader's time zone: "Nov 20, 2025", or "November 20, 2025"; 'Invalid date' if it is none. */
export function formatDate(moment: string, style: DateStyle = 'medium'): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? 'Invalid date' : styles[style].local().format(date);
}

/** A day that is kept as one: "Nov 20, 2026", or "November 20, 2026". */
export const formatDay = (day: string, style: DateStyle = 'medium'): string =>
  styles[style].utc().format(new Date(day));

/** A day as "Nov 20, 2026", several as "Nov 16 – 22, 2026". */
export const formatDays = ({ from, to }: { from: string; to: string }): string =>
  styles.medium.utc().formatRange(new Date(from), new Date(to));

const time = dateFormat({ timeStyle: 'short' });
const timeWithSeconds = dateFormat({ timeStyle: 'medium' });
const dayAndTime = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** "10:42 AM" by the reader's clock. */
export const formatTime = (moment: string | number): string => time().format(new Date(moment));

/** "10:42:07 AM" by the reader's clock. */
export const formatSecond = (moment: string | number): string => timeWithSeconds().format(new Date(moment));

/** "Nov 20, 2026, 10:42 AM" by the reader's clock. */
export const formatMoment = (moment: string | number): string => dayAndTime().format(new Date(moment));

/** A moment with its day unless that is `now`'s: "10:42 AM". */
export function formatRecentMoment(moment: string | number, now = new Date()): string {
  const isToday = new Date(moment).toDateString() === now.toDateString();
  return isToday ? formatTime(moment) : formatMoment(moment);
}

/** The day of a moment in a time zone of somebody else's, in words: "November 20, 2026". */
export const formatDateIn = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(moment));

/** The day of a moment in a time zone, as it is kept and typed: "2026-11-20". Swedes write it so. */
export const dayIn = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment);

/** A moment as a sentence names it, in the reader's time zone, or in UTC where it isn't known. */
export function formatMomentIn(moment: string, timeZone: string | null | undefined): string {
  const zone = timeZone || 'UTC';
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: zone });
  return `${format.format(new Date(moment))} (${zone.replaceAll('_', ' ')})`;
}

/** The reader's own time zone: "America/New York". */
export const readerZone = (): string => dayAndTime().resolvedOptions().timeZone.replaceAll('_', ' ');
