/** Limits of an account that forms, contracts and collections share. */
export const accountLimits = {
  nameMaxLength: 120,
  companyMaxLength: 160,
  emailMaxLength: 254,
  passwordMinLength: 6,
  /** Longer passwords would only slow down hashing. */
  passwordMaxLength: 256,
  /** Of the User-Agent header. Longer than any real one. */
  userAgentMaxLength: 300,
  timezoneMaxLength: 64,
  /** Open sessions per account, more than anyone has devices. A new sign-in ends the oldest. */
  maxSessions: 20,
} as const;

/** Analyses that a client may run unless an administrator changes it; administrators have no limit. */
export const defaultReportLimit = 3;
export const reportLimitRange = { min: 1, max: 100 } as const;
