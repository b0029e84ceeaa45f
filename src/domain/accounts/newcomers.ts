/**
 * Clients' accounts of the last week share this part of the language model's daily token budget. Otherwise one person
 * could sign up many times and exhaust it; older accounts keep the rest.
 */
export const newcomers = {
  days: 7,
  shareOfTokens: 0.5,
} as const;
