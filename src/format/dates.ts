/**
 * Formats of dates and times. Timestamps are shown in the reader's time zone; calendar days are stored and shown in
 * UTC.
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

/** Formats a timestamp as a date in the reader's time zone: "Nov 20, 2025", or "November 20, 2025"; 'Invalid date'. */
export function formatDate(moment: string, style: DateStyle = 'medium'): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? 'Invalid date' : styles[style].local().format(date);
}

/** Formats a calendar day: "Nov 20, 2026", or "November 20, 2026". */
export const formatDay = (day: string, style: DateStyle = 'medium'): string =>
  styles[style].utc().format(new Date(day));

/** Formats a range of calendar days: "Nov 16 – 22, 2026"; a single day as "Nov 20, 2026". */
export const formatDays = ({ from, to }: { from: string; to: string }): string =>
  styles.medium.utc().formatRange(new Date(from), new Date(to));

const time = dateFormat({ timeStyle: 'short' });
const timeWithSeconds = dateFormat({ timeStyle: 'medium' });
const dayAndTime = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** Formats a time in the reader's time zone: "10:42 AM". */
export const formatTime = (moment: string | number): string => time().format(new Date(moment));

/** Formats a time with seconds in the reader's time zone: "10:42:07 AM". */
export const formatSecond = (moment: string | number): string => timeWithSeconds().format(new Date(moment));

/** Formats date and time in the reader's time zone: "Nov 20, 2026, 10:42 AM". */
export const formatMoment = (moment: string | number): string => dayAndTime().format(new Date(moment));

/** Formats date and time; only the time if the date is that of `now`: "10:42 AM". */
export function formatRecentMoment(moment: string | number, now = new Date()): string {
  const isToday = new Date(moment).toDateString() === now.toDateString();
  return isToday ? formatTime(moment) : formatMoment(moment);
}

/** Formats a timestamp as a date in a given time zone: "November 20, 2026". */
export const formatDateIn = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(moment));

/** Returns the ISO date of a timestamp in a time zone: "2026-11-20", which is the Swedish format. */
export const dayIn = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment);

/** Formats a timestamp for use in a sentence, in the given time zone, or in UTC if that is unknown. */
export function formatMomentIn(moment: string, timeZone: string | null | undefined): string {
  const zone = timeZone || 'UTC';
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: zone });
  return `${format.format(new Date(moment))} (${zone.replaceAll('_', ' ')})`;
}

/** Returns the reader's time zone: "America/New York". */
export const readerZone = (): string => dayAndTime().resolvedOptions().timeZone.replaceAll('_', ' ');
