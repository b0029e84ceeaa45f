/**
 * How a line begins, in whole words and with … behind them; the whole line where it is short enough. Where a word alone
 * would take half of it, as in scripts without spaces, it is cut between letters.
 */
export function cutAtWord(line: string, maxLength: number): string {
  if (line.length <= maxLength) return line;
  const wordEnd = line.lastIndexOf(' ', maxLength);
  const begin = line.slice(0, wordEnd > maxLength / 2 ? wordEnd : maxLength);
  // Half of a letter that takes two units is none.
  return `${begin.replace(/[\ud800-\udbff]$/, '').replace(/[,;:.]$/, '')}…`;
}
