/** What belongs to an account and goes with it: each collection with the field that names its owner. */
export const ownedCollections = [
  // Before the analyses that they point to.
  { collection: 'analysis-scenarios', field: 'owner' },
  { collection: 'analyses', field: 'owner' },
  { collection: 'analysis-drafts', field: 'owner' },
  { collection: 'generations', field: 'owner' },
  { collection: 'audit-reports', field: 'owner' },
  { collection: 'audit-drafts', field: 'owner' },
  { collection: 'sessions', field: 'user' },
  { collection: 'account-links', field: 'user' },
] as const;
