/** A message below the answer to it, as mail programs quote: each line behind a mark. */
export const quoteMessage = (message: string): string =>
  message
    .split('\n')
    .map((line) => (line ? `> ${line}` : '>'))
    .join('\n');
