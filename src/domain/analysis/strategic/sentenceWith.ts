import { partsOf } from '../matching/partsOf';

/** A test of a part of a sentence and, if it needs the context, of the whole sentence. A regular expression is one. */
export interface Question {
  test(part: string, sentence: string): boolean;
}

/**
 * Returns the first sentence of the texts with a part that matches one of the questions, unless the part says that it is
 * no problem.
 */
export const sentenceWith = (
  questions: readonly Question[],
  ...texts: readonly string[]
): string | undefined =>
  texts
    .flatMap(partsOf)
    .find(({ sentence, parts }) =>
      parts.some((part) => questions.some((question) => question.test(part, sentence))),
    )?.sentence;
