const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Lifetimes of the links that are mailed to verify a person. */
export const accountLinkLife = {
  /** From the time the mail is sent. */
  passwordResetMs: hourMs,
  /** From the request for a new address, or from the latest resend. */
  emailConfirmMs: 72 * hourMs,
  /** From the request for a new address, and again from the change. */
  emailUndoMs: 72 * hourMs,
  /** From the invitation, or from its latest resend. */
  invitationMs: 7 * dayMs,
} as const;

/** Days after expiry within which an unused invitation can be resent. */
export const lapsedInvitationDays = 30;

/** Days after its latest sending until an unused invitation is deleted. */
export const unusedInvitationDays = accountLinkLife.invitationMs / dayMs + lapsedInvitationDays;

export const accountLinkPurposes = ['password-reset', 'email-confirm', 'email-undo'] as const;
