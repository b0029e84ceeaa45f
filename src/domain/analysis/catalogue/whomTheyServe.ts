import { tradeOf, type Trade } from './tradeOf';

/** Plural noun for the people that a firm serves. */
type ServedPeople = 'clients' | 'patients' | 'guests' | 'tenants' | 'customers';

const byTrade: Readonly<Partial<Record<Trade, ServedPeople>>> = {
  law: 'clients',
  health: 'patients',
  finance: 'clients',
  realEstate: 'clients',
  hospitality: 'guests',
  agency: 'clients',
};

/** Exceptions within a trade, and industries of no trade; the first match counts. */
const byWords: readonly (readonly [RegExp, ServedPeople])[] = [
  [
    /\b(manufactur\w*|wholesale\w*|retail\w*|stores?|pharmac(y|ies)|banks?|banking|credit unions?|carriers?|dealers?|laborator(y|ies))\b/i,
    'customers',
  ],
  [/\b(veterinar\w*|social services|family services)\b/i, 'clients'],
  [/\b(property manage(rs?|ment)|lessors?|landlords?|apartments?)\b/i, 'tenants'],
  [/\b(caterers?|food service contractors)\b/i, 'clients'],
  [
    /\b(consult(ing|ants?|ancy)|architect\w*|accountants?|cpas?|bookkeep\w*|advis(ers?|ors?|ory)|salons?|photograph\w*|translation)\b/i,
    'clients',
  ],
];

/** Returns the word for the people a firm serves: "patients" of a dentist, "clients" of a lawyer. */
export function whomTheyServe(industry: string): ServedPeople {
  const exception = byWords.find(([words]) => words.test(industry))?.[1];
  if (exception) return exception;
  const trade = tradeOf(industry);
  return (trade && byTrade[trade]) ?? 'customers';
}
