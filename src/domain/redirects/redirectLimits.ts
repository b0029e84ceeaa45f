/** Limits of redirects: the page cache's server keeps all of them in memory. */
export const redirectLimits = {
  most: 5_000,
  fromMaxLength: 500,
  toMaxLength: 1_000,
  /** Redirects per import; each also writes an entry in the audit trail. */
  mostImported: 500,
} as const;
