/** What a search compares: without case and accents, "Straße" as "strasse". As in `domain/text/foldText`, for an index. */
export const folded = (text: string): string => `fold_text(${text})`;

/** The condition that a folded text has the word of a placeholder in it, in whichever spelling. */
export const hasWord = (foldedText: string, place: string): string =>
  `${foldedText} like fold_pattern(${place})`;
