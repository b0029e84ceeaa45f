import { partsOf, type ReadSentence } from '../matching/partsOf';

/** What a part of a sentence is asked, and where that takes more, the whole sentence. A regular expression is one. */
export interface Question {
  test(part: string, sentence: string): boolean;
}

/** The first sentence of a client's text of which a part answers to one of the questions, where it isn't said to be no trouble. */
export function sentenceWith(questions: readonly Question[], text: string): string | undefined {
  return partsOf(text).find((read) => answersTo(questions, read))?.sentence;
}

/** All of them, in their order, of a text that was read. */
export function sentencesWith(questions: readonly Question[], read: readonly ReadSentence[]): string[] {
  return read.filter((each) => answersTo(questions, each)).map(({ sentence }) => sentence);
}

const answersTo = (questions: readonly Question[], { sentence, parts }: ReadSentence): boolean =>
  parts.some((part) => questions.some((question) => question.test(part, sentence)));
