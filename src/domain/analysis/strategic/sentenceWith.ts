import { partsOf, type ReadSentence } from '../matching/partsOf';

/** A test of a part of a sentence and, if it needs the context, of the whole sentence. A regular expression is one. */
export interface Question {
  test(part: string, sentence: string): boolean;
}

/**
 * Returns the first sentence with a part that matches one of the questions, unless the part says that it is no problem.
 */
export function sentenceWith(questions: readonly Question[], text: string): string | undefined {
  return partsOf(text).find((read) => answersTo(questions, read))?.sentence;
}

const answersTo = (questions: readonly Question[], { sentence, parts }: ReadSentence): boolean =>
  parts.some((part) => questions.some((question) => question.test(part, sentence)));
