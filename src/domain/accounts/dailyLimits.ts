/**
 * Limits over the last 24 hours, above any honest use. They limit how many rows one account or one program can create.
 */
export const dailyLimits = {
  auditsPerAccount: 20,
  /** Contact form messages per email address. */
  inquiriesPerSender: 20,
  /** Contact form messages of all senders together: far more than a firm reads. */
  inquiries: 500,
} as const;
