const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "November 20, 2026": posts carry a day, kept in UTC. */
export const formatPostDate = (date: string): string => format.format(new Date(date));
