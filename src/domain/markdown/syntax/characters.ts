/** Class of a character next to a delimiter run: CommonMark 6.2. The end of a text counts as a space. */
export type CharacterClass = 'space' | 'punctuation' | 'other';

const space = /\s/;
const punctuation = /[\p{P}\p{S}]/u;
/** Fast path for the letters and digits of most texts. */
const plain = /[a-z\d]/i;

export function classOf(char: string): CharacterClass {
  if (char === '') return 'space';
  if (plain.test(char)) return 'other';
  if (space.test(char)) return 'space';
  return punctuation.test(char) ? 'punctuation' : 'other';
}

/** Whether a backslash escapes the character. */
export const isAsciiPunctuation = (char: string): boolean => /[!-/:-@[-`{-~]/.test(char);
