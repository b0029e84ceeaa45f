/** Limits over the last 24 hours that no honest person meets. They hold what one account or one program can fill. */
export const dailyLimits = {
  auditsPerAccount: 20,
  /** Messages through the contact form under one email. */
  inquiriesPerSender: 20,
  /** Messages through the contact form of everybody together: far more than a firm reads. */
  inquiries: 500,
} as const;
