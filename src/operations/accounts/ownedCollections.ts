/** What belongs to an account and goes with it: each collection with the field that names its owner. */
export const ownedCollections = [
  { collection: 'analyses', field: 'owner' },
  { collection: 'analysis-drafts', field: 'owner' },
  { collection: 'audit-reports', field: 'owner' },
  { collection: 'audit-drafts', field: 'owner' },
  { collection: 'sessions', field: 'user' },
  { collection: 'account-links', field: 'user' },
] as const;
