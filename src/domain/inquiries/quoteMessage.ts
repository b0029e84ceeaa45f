/** Quotes a message below the reply as mail programs do: each line with a prefix. */
export const quoteMessage = (message: string): string =>
  message
    .split('\n')
    .map((line) => (line ? `> ${line}` : '>'))
    .join('\n');
