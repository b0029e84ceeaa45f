/**
 * Anybody can sign up, thirty times over, and have the language model write until its budget of the day is spent. So
 * clients' accounts of the last week share a part of it, and who came before keeps the rest.
 */
export const newcomers = {
  days: 7,
  shareOfTokens: 0.5,
} as const;
