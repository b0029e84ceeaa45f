const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long the links work that are mailed to prove who somebody is. */
export const accountLinkLife = {
  /** From when the mail is sent. */
  passwordResetMs: hourMs,
  /** From when a new address was asked for, or the link was ordered once more. */
  emailConfirmMs: 72 * hourMs,
  /** From when a new address was asked for, and again from when it was changed. */
  emailUndoMs: 72 * hourMs,
  /** From when somebody was invited, or the link was sent once more. */
  invitationMs: 7 * dayMs,
} as const;

/** So long after its end an invitation that nobody used can be sent again. */
export const lapsedInvitationDays = 30;

/** When an unused invitation is forgotten, after it was last sent. */
export const unusedInvitationDays = accountLinkLife.invitationMs / dayMs + lapsedInvitationDays;

export const accountLinkPurposes = ['password-reset', 'email-confirm', 'email-undo'] as const;
