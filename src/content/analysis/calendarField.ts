/**
 * Labels of the days field above the calendar. Separate from the calendar's labels, because every public page's script
 * includes them.
 */
export const calendarFieldTexts = {
  ownDays: 'Days a month your people can give',
  ownDaysInvalid: (min: number, max: number) => `A number of days from ${min} to ${max}`,
  loading: 'Loading schedule...',
  failed: 'We couldn’t recount the schedule.',
  retry: 'Try again',
};
