const shortDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** A moment as a day in the reader's time zone: "Nov 20, 2025", or "November 20, 2025"; 'Invalid date' if it is none. */
export function formatDate(moment: string, style: 'medium' | 'long' = 'medium'): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return 'Invalid date';
  return (style === 'long' ? longDate : shortDate).format(date);
}
