export const auditLimits = {
  /** How many of an account's audits its list shows, newest first. */
  listed: 100,
} as const;
