/** What can be shown under a link, by its collection: its page, what its hashes begin with, and what a refusal says. */
export const sharedKinds = {
  'audit-reports': { page: '/shared-report', hashPrefix: 'audit-share', missing: 'Report not found' },
  analyses: { page: '/shared-analysis', hashPrefix: 'analysis-share', missing: 'Analysis not found' },
} as const;

export type SharedCollection = keyof typeof sharedKinds;
