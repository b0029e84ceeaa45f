import { partsOf } from '../matching/partsOf';

/** What a part of a sentence is asked, and where that takes more, the whole sentence. A regular expression is one. */
export interface Question {
  test(part: string, sentence: string): boolean;
}

/** The first sentence of a client's text of which a part answers to one of the questions, where it isn't said to be no trouble. */
export function sentenceWith(questions: readonly Question[], text: string): string | undefined {
  return sentencesWith(questions, text)[0];
}

/** All of them, in their order. */
export function sentencesWith(questions: readonly Question[], text: string): string[] {
  return partsOf(text).flatMap(({ sentence, parts }) =>
    parts.some((part) => questions.some((question) => question.test(part, sentence))) ? [sentence] : [],
  );
}
