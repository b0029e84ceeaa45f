/** Words of the field of days above the calendar, apart from the calendar's: a public page's script holds them. */
export const calendarFieldTexts = {
  ownDays: 'Days a month your people can give',
  ownDaysInvalid: (min: number, max: number) => `A number of days from ${min} to ${max}`,
  loading: 'Loading calendar...',
  failed: 'The calendar could not be counted anew.',
  retry: 'Try again',
};
