/** Google's public test of a page. It fetches the page itself, so it sees what is saved. */
export const richResultsTestOf = (pageUrl: string): string =>
  `https://search.google.com/test/rich-results?url=${encodeURIComponent(pageUrl)}`;
