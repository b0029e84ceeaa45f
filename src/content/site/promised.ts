import type { FirmPromises } from '@/domain/firm/FirmFacts';
import { countOf } from '@/format/numbers';

/** Copy that appears only if the firm has set the corresponding promise; null hides it. */
export type Promised<Words> = Words | ((promises: FirmPromises) => Words | null);

/** Returns the copy that applies. */
function spoken<Words>(words: Promised<Words>, promises: FirmPromises): Words | null {
  // Copy consists of strings and plain objects, never functions.
  return typeof words === 'function' ? (words as (promises: FirmPromises) => Words | null)(promises) : words;
}

/** Returns the entries of a list that apply, in order. */
export const spokenOf = <Words>(list: readonly Promised<Words>[], promises: FirmPromises): Words[] =>
  list.flatMap((words) => spoken(words, promises) ?? []);

/** "90 days of repairs", among the things that a client keeps. */
export const repairs: Promised<string> = ({ repairDays }) =>
  repairDays ? `${countOf(repairDays, 'day')} of repairs` : null;

/** Returns the questions whose answers apply. */
export const spokenQuestions = (
  questions: readonly { question: string; answer: Promised<string> }[],
  promises: FirmPromises,
): { question: string; answer: string }[] =>
  questions.flatMap(({ question, answer }) => {
    const words = spoken(answer, promises);
    return words === null ? [] : { question, answer: words };
  });
