import type { FirmPromises } from '@/domain/firm/FirmFacts';
import { countOf } from '@/format/numbers';

/** Words that stand on a page only as far as the firm has promised what they say; null: not at all. */
export type Promised<Words> = Words | ((promises: FirmPromises) => Words | null);

/** The words that hold. */
function spoken<Words>(words: Promised<Words>, promises: FirmPromises): Words | null {
  // Words are texts and plain objects, never functions.
  return typeof words === 'function' ? (words as (promises: FirmPromises) => Words | null)(promises) : words;
}

/** Those of a list that hold, in their order. */
export const spokenOf = <Words>(list: readonly Promised<Words>[], promises: FirmPromises): Words[] =>
  list.flatMap((words) => spoken(words, promises) ?? []);

/** “90 days of repairs”, among what a client keeps. */
export const repairs: Promised<string> = ({ repairDays }) =>
  repairDays ? `${countOf(repairDays, 'day')} of repairs` : null;

/** Questions whose answers hold. */
export const spokenQuestions = (
  questions: readonly { question: string; answer: Promised<string> }[],
  promises: FirmPromises,
): { question: string; answer: string }[] =>
  questions.flatMap(({ question, answer }) => {
    const words = spoken(answer, promises);
    return words === null ? [] : { question, answer: words };
  });
