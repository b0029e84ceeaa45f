/** What a character is to the marks beside it: CommonMark 6.2. The end of a text is like a space. */
export type CharacterClass = 'space' | 'punctuation' | 'other';

const space = /\s/;
const punctuation = /[\p{P}\p{S}]/u;
/** The letters and digits of most texts. */
const plain = /[a-z\d]/i;

export function classOf(char: string): CharacterClass {
  if (char === '') return 'space';
  if (plain.test(char)) return 'other';
  if (space.test(char)) return 'space';
  return punctuation.test(char) ? 'punctuation' : 'other';
}

/** What a backslash takes its meaning from. */
export const isAsciiPunctuation = (char: string): boolean => /[!-/:-@[-`{-~]/.test(char);
