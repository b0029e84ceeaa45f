/** Limits of the newsletter’s sign-up that no honest person meets, and how long what it makes is kept. */
export const newsletterLimits = {
  /** Sign-ups from one network in an hour. */
  perNetwork: 20,
  /** Sign-ups of everybody together in a day: each sends a mail to an address that somebody typed. */
  perDay: 500,
  /** From when the mail with the link is sent. */
  linkDays: 7,
  /** A sign-up that nobody has confirmed by then is deleted. */
  pendingDays: 30,
  /** What was agreed to, as it is kept. */
  wordsMaxLength: 1_000,
} as const;
