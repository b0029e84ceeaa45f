/**
 * Labels of the days field above the calendar. Separate from the calendar's labels, because every public page's script
 * includes them.
 */
export const calendarFieldTexts = {
  ownDays: 'Days a month your people can give',
  ownDaysInvalid: (min: number, max: number) => `A number of days from ${min} to ${max}`,
  loading: 'Loading calendar...',
  failed: 'The calendar could not be counted anew.',
  retry: 'Try again',
};
