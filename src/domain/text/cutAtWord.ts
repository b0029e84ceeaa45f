/**
 * Truncates a line at a word boundary and appends "…". A word longer than half of the limit, as in scripts without
 * spaces, is cut between letters.
 */
export function cutAtWord(line: string, maxLength: number): string {
  if (line.length <= maxLength) return line;
  const wordEnd = line.lastIndexOf(' ', maxLength);
  const begin = line.slice(0, wordEnd > maxLength / 2 ? wordEnd : maxLength);
  // Drops a lone high surrogate.
  return `${begin.replace(/[\ud800-\udbff]$/, '').replace(/[,;:.]$/, '')}…`;
}
