/** How many of an account's audits its list shows, newest first. */
const shown = 100;

export const auditLimits = {
  shown,
  /** The last one that is shown has changed since one more, unless it is the first of all. */
  listed: shown + 1,
} as const;
