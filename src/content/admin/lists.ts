/** Words of the portal's lists and of its questions before something is deleted. */
export const listTexts = {
  loading: 'Loading...',
  retry: 'Try again',
  pages: 'Pages of the list',
  previous: 'Previous',
  next: 'Next',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  cancel: 'Cancel',
  close: 'Close',
};
