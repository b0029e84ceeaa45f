/** What the Latin subsets of the site's typefaces can draw (unicode.json of their npm packages), without controls. */
const drawable =
  /^[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2122]*$/;

/**
 * A text as the Latin typefaces can draw it: accents they lack are left off. Null when letters of another script would
 * have to be left out, since half a name is worse than none.
 */
export function inLatinLetters(text: string): string | null {
  if (drawable.test(text)) return text;
  const plain = text.normalize('NFKD').replace(/\p{Mark}/gu, '');
  return drawable.test(plain) ? plain : null;
}
