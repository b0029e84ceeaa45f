/**
 * What `npm run bench -- throughput` and `-- size` must reach; they fail otherwise. Ratios are to plain Node with the same
 * bytes, in one run, and for `size` to the same call with little data.
 */
export const floors = {
  pages: 0.3,
  calls: 0.3,
  /** How many times plain Node's p99 ours may be. */
  p99: 3,
  mixedLoad: { pagesP99Ms: 50, signInP50Ms: 1_000 },
  firstHitAfterPublishMs: 100,
  /** All 100 tasks of the catalogue in one analysis. */
  analysisMs: 10,
  firstPageOfSecondStartMs: 1_500,
  memoryMiB: { after: 457, peak: 457 },
  size: {
    usual: 2,
    /** Searches that hit more the more there is. */
    findsMany: 3,
    /** While lists are sent whole. */
    wholeLists: { othersMs: 250, memoryMiB: 64 },
  },
};
