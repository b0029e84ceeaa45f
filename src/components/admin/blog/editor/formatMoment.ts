const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const dayAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment as its reader's clock shows it: "10:42 AM", with the day unless it is `now`'s. */
export function formatMoment(moment: string | number, now = new Date()): string {
  const date = new Date(moment);
  return (date.toDateString() === now.toDateString() ? time : dayAndTime).format(date);
}
