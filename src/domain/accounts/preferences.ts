/** Defaults of a new account. */
export const preferenceDefaults = {
  /** Mail about the user's own analyses. */
  emailNotifications: true,
  /** Opt-in. */
  marketingEmails: false,
  timezone: 'UTC',
} as const;
