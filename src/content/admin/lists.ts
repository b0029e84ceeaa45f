/** Labels of the portal's lists and deletion dialogs. */
export const listTexts = {
  loading: 'Loading...',
  retry: 'Try again',
  moreThan: (count: string) => `More than ${count}`,
  close: 'Close',
  reversedDays: 'This day is before the first one. Swap the two.',
};
