/** Words of the portal's lists and of its questions before something is deleted. */
export const listTexts = {
  loading: 'Loading...',
  retry: 'Try again',
  moreThan: (count: string) => `More than ${count}`,
  close: 'Close',
};
