/** Returns the start of the line that contains a position. */
export const lineStart = (text: string, at: number): number =>
  // `lastIndexOf` treats a negative start as 0 and would examine the first character.
  at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;

/** Returns the end of the line that contains a position, before its line break. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}
