/** Whom a firm serves, as alternatives of a regular expression. Readers add what a text of theirs may mean besides. */
export const servedPeople =
  'clients?|customers?|patients?|tenants?|guests?|families|residents?|members?|donors?|students?|callers?|policyholders?';
