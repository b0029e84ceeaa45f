import { partsOf } from '../matching/partsOf';

/** The first sentence of a client's text that one of the patterns is found in, where it isn't said to be no trouble. */
export function sentenceWith(patterns: readonly RegExp[], text: string): string | undefined {
  const says = (part: string) => patterns.some((pattern) => pattern.test(part));
  return partsOf(text).find(({ parts }) => parts.some(says))?.sentence;
}
