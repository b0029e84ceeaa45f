/** The pattern with which `like` finds a word anywhere, taking its characters for what they are. */
export const containing = (word: string): string => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
