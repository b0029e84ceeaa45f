/** Google's public test of a page. Google fetches the page, so it sees the saved state. */
export const richResultsTestOf = (pageUrl: string): string =>
  `https://search.google.com/test/rich-results?url=${encodeURIComponent(pageUrl)}`;
