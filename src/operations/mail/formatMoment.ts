/** A moment as a sentence names it, in the reader's own time zone. */
export function formatMoment(iso: string, timeZone: string | null | undefined): string {
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: timeZone || 'UTC',
  })
    .format(new Date(iso))
    .concat(timeZone && timeZone !== 'UTC' ? ` (${timeZone.replaceAll('_', ' ')})` : ' (UTC)');
}
