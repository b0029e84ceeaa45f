/** Limits of contact messages and their inquiries, which forms, contracts and collections share. */
export const inquiryLimits = {
  messageMaxLength: 4_000,
  noteMaxLength: 2_000,
  replyMaxLength: 5_000,
  /** Of the pages through which the sender came; `originMaxLength` is of the referring site. */
  pathMaxLength: 200,
  originMaxLength: 200,
  /** Notes and replies of one inquiry together. */
  entries: 300,
  /** Counts of a state stop here. */
  countedOfState: 1_000,
  /** Months without activity after which an inquiry is deleted, unless the firm sets its own; 0 keeps all. */
  keptMonths: { usual: 24, max: 120 },
  /** Only programs fill in and send the form faster than this. */
  minFillMs: 3_000,
  /** Long enough for a form left open overnight, too short for a stockpile of tickets. */
  ticketLifeMs: 24 * 60 * 60 * 1_000,
} as const;
