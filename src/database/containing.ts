/** A word whose characters `like` takes for what they are; also what Payload's `contains` and `like` want of a search. */
export const escapeLike = (word: string): string => word.replace(/[\\%_]/g, String.raw`\$&`);

/** The pattern with which `like` finds a word anywhere. */
export const containing = (word: string): string => `%${escapeLike(word)}%`;
