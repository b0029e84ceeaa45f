/**
 * Characters that the Latin subsets of the site's fonts cover (unicode.json of their npm packages), without controls.
 */
const drawable =
  /^[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2122]*$/;

/**
 * Reduces a text to what the Latin fonts cover by dropping the accents they lack. Returns null if letters of another
 * script would be lost, since half a name is worse than none.
 */
export function inLatinLetters(text: string): string | null {
  if (drawable.test(text)) return text;
  const plain = text.normalize('NFKD').replace(/\p{Mark}/gu, '');
  return drawable.test(plain) ? plain : null;
}
