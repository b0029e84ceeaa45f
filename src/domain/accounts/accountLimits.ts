/** Limits of an account that forms, contracts and collections share. */
export const accountLimits = {
  nameMaxLength: 120,
  companyMaxLength: 160,
  emailMaxLength: 254,
  passwordMinLength: 6,
  /** Longer ones would only make hashing slower. */
  passwordMaxLength: 256,
  /** Of what a browser says about itself. Longer than any real one. */
  userAgentMaxLength: 300,
  timezoneMaxLength: 64,
  /** Open at once; more than anybody has devices. The oldest ends for a new one. */
  maxSessions: 20,
} as const;

/** Analyses a client may run unless an administrator says otherwise; administrators have no limit. */
export const defaultReportLimit = 3;
export const reportLimitRange = { min: 1, max: 100 } as const;
