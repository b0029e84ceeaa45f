const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long the links work that are mailed to prove who somebody is. */
export const accountLinkLife = {
  /** From when the mail is sent. */
  passwordResetMs: hourMs,
  /** From when the address was changed. */
  emailUndoMs: 72 * hourMs,
} as const;

export const accountLinkPurposes = ['password-reset', 'email-undo'] as const;
