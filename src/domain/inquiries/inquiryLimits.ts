/** Limits of a contact message, and of what becomes of it, that forms, contracts and collections share. */
export const inquiryLimits = {
  messageMaxLength: 4_000,
  noteMaxLength: 2_000,
  replyMaxLength: 5_000,
  /** Of the pages and of the site by which somebody came. */
  pathMaxLength: 200,
  originMaxLength: 200,
  /** Notes and replies of one inquiry together. */
  entries: 300,
  /** So many of a state are counted. */
  countedOfState: 1_000,
  /** Months without anything new after which an inquiry is deleted, unless the firm says otherwise; 0 keeps all. */
  keptMonths: { usual: 24, max: 120 },
  /** Nobody reads the form, fills it in and sends it faster than this; programs do. */
  minFillMs: 3_000,
  /** A form left open overnight still sends; a collected stock of tickets does not. */
  ticketLifeMs: 24 * 60 * 60 * 1_000,
} as const;
