/** Shareable collections with their page, hash prefix and error message. */
export const sharedKinds = {
  'audit-reports': { page: '/shared-report', hashPrefix: 'audit-share', missing: 'Report not found' },
  analyses: { page: '/shared-analysis', hashPrefix: 'analysis-share', missing: 'Analysis not found' },
} as const;

export type SharedCollection = keyof typeof sharedKinds;
