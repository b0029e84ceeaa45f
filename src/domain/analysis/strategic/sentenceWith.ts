import { partsOf } from '../matching/partsOf';

/** The first sentence of a client's text that a pattern is found in, where it isn't said to be no trouble. */
export function sentenceWith(pattern: RegExp, text: string): string | undefined {
  return partsOf(text).find(({ parts }) => parts.some((part) => pattern.test(part)))?.sentence;
}
