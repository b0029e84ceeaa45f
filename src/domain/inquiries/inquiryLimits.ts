/** Limits of a contact message that the form, the contract and the collection share. */
export const inquiryLimits = {
  messageMaxLength: 4_000,
  /** Nobody reads the form, fills it in and sends it faster than this; programs do. */
  minFillMs: 3_000,
  /** A form left open overnight still sends; a collected stock of tickets does not. */
  ticketLifeMs: 24 * 60 * 60 * 1_000,
} as const;
