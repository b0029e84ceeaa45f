/** Spaces and tabs are the only space within a line: CommonMark 2.1. */
const isSpace = (char: string): boolean => char === ' ' || char === '\t';

/**
 * Returns the end of the text in a range without trailing spaces. A loop, because a pattern would try every run of
 * spaces.
 */
export function endOfWords(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && isSpace(text.charAt(at - 1))) at -= 1;
  return at;
}

export function startOfWords(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && isSpace(text.charAt(at))) at += 1;
  return at;
}

export const trimSpaces = (text: string): string =>
  text.slice(startOfWords(text, 0, text.length), endOfWords(text, 0, text.length));
