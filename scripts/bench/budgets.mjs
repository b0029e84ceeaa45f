/** What `npm run bench` measures, and the figures that may not be missed. kB are 1,000 bytes as gzip makes them. */
export const budgets = {
  pages: { javaScriptKb: 152, homeHtmlKb: 38, lcpMs: 1_800, cls: 0.01, performance: 95 },
  /** Requests a second, as a share of what plain Node answers with the same bytes. */
  throughput: { shareOfPlainNode: 0.3, memoryMiB: 480 },
  /** Requests a second of calls with a session, as a share of the health check's. */
  api: { shareOfHealth: 0.1 },
  /** How many times as long a call may take with the large amount; searches find more there. */
  size: { usual: 2, searches: 3 },
};
