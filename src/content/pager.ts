/** Words of the way through the pages of a list. */
export const pagerTexts = {
  pages: 'Pages of the list',
  previous: 'Previous',
  next: 'Next',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  /** Of a search that finds too many to count their pages. */
  page: (page: number) => `Page ${page}`,
};
