/** The first sentence of a client's text that a pattern is found in. */
export function sentenceWith(pattern: RegExp, text: string): string | undefined {
  return text.split(/[.!?](?=\s|$)|[\n\r]+/u).find((sentence) => pattern.test(sentence));
}
