/** Labels of pagination. */
export const pagerTexts = {
  pages: 'Pages of the list',
  previous: 'Previous',
  next: 'Next',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  /** For a search with too many matches to count the pages. */
  page: (page: number) => `Page ${page}`,
};
