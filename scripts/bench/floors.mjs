/** What `npm run bench -- throughput` must reach; it fails below. Ratios are to plain Node with the same bytes, in one run. */
export const floors = {
  pages: 0.5,
  calls: 0.4,
  /** How many times plain Node's p99 ours may be. */
  p99: 3,
  firstHitAfterPublishMs: 100,
  firstPageOfSecondStartMs: 1_500,
  memoryMiB: { after: 350, peak: 450 },
};
