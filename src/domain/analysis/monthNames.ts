/** Alternatives of a regular expression. */
export const monthNames =
  'january|february|march|april|may|june|july|august|september|october|november|december';

/** Holidays that fall in the same month each year, as alternatives of a regular expression, and their months. */
export const holidayMonths: readonly (readonly [holiday: string, month: string])[] = [
  ["new year[’']?s(?: day)?", 'January'],
  ['memorial day', 'May'],
  ['(?:the )?(?:fourth|4th) of july|independence day', 'July'],
  ['labor day', 'September'],
  ['halloween', 'October'],
  ['thanksgiving', 'November'],
  ['christmas(?: eve)?', 'December'],
];

/** A month, in full or short. */
export const monthPattern = String.raw`(?:${monthNames}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b\.?`;
