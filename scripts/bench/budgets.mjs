/** Budgets of `npm run bench`. kB are 1,000 bytes after gzip. */
export const budgets = {
  pages: { javaScriptKb: 152, homeHtmlKb: 38, lcpMs: 1_800, cls: 0.01, performance: 95 },
  /** Requests per second, as a share of plain Node's with the same bytes. */
  throughput: { shareOfPlainNode: 0.3, memoryMiB: 480 },
  /** Requests per second of calls with a session, as a share of the health check's. */
  api: { shareOfHealth: 0.1 },
  /** Maximum ratio of a call's time with the large amount to that with the small one; searches have more hits there. */
  size: { usual: 2, searches: 3 },
};
