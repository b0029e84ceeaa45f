/** Number of an account's audits in its list, newest first. */
const shown = 100;

export const auditLimits = {
  shown,
  /** One more than shown, so that the last one in the list can show its change from the previous audit. */
  listed: shown + 1,
} as const;
