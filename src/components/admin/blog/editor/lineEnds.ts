/** Where the line begins that a place in a text is in. */
export const lineStart = (text: string, at: number): number =>
  // A search from before the beginning would look at the first character all the same.
  at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;

/** Where that line ends, before its line break. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}
