/**
 * Wraps a SQL expression to ignore case and accents, e.g. "Straße" becomes "strasse". Matches `domain/text/foldText`
 * and can be indexed.
 */
export const folded = (text: string): string => `fold_text(${text})`;

/** Returns the SQL condition that a folded text contains the word of a placeholder, whatever its case and accents. */
export const hasWord = (foldedText: string, place: string): string =>
  `${foldedText} like fold_pattern(${place})`;
