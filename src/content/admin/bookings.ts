/** Inbox labels for calls booked with the external calendar. */
export const bookingTexts = {
  booked: 'Booked a call',
  asked: 'Asked for a call, not confirmed yet',
  moved: (when: string) => `Moved to ${when}.`,
  askedToMove: (when: string) => `Asked to move to ${when}, not confirmed yet.`,
  alsoComing: (people: string) => `Also coming: ${people}.`,
  wrote: (words: string) => `Wrote when booking: ${words}`,
  confirmed: 'Confirmed.',
  cancelled: 'Cancelled.',
  rejected: 'Declined by us.',
};
