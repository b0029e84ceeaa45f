export const auditLimits = {
  /** How many of an account's audits its list shows, newest first. */
  listed: 100,
  /** How long a link to a shared report works. */
  shareDays: 14,
} as const;
