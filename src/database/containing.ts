/** A word whose characters `like` takes for what they are. */
const escapeLike = (word: string): string => word.replace(/[\\%_]/g, String.raw`\$&`);

/** The pattern with which `like` finds a word anywhere. */
export const containing = (word: string): string => `%${escapeLike(word)}%`;

/** What a search compares: without case and accents, "Straße" as "strasse". As in `domain/text/foldText`, for an index. */
export const folded = (text: string): string => `fold_text(${text})`;

/** The condition that a folded text has the word of a placeholder in it, in whichever spelling. */
export const hasWord = (foldedText: string, place: string): string =>
  `${foldedText} like fold_pattern(${place})`;
