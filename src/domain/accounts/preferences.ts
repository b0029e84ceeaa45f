/** What an account starts with. */
export const preferenceDefaults = {
  /** Mail about one's own analyses. */
  emailNotifications: true,
  /** Only who asks for it gets it. */
  marketingEmails: false,
  timezone: 'UTC',
} as const;
