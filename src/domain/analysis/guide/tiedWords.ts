import { quotedSentence } from '../excerpt';
import type { FreeText } from '../constraints/readConstraints';
import { matchWork } from '../matching/matchWork';
import { quoteLength } from '../quoteLength';

/** What a client wrote about a project, and what in it decided that it is about this one. */
export interface TiedWords {
  /** The client's sentence, in quotation marks. */
  words: string;
  /** The words that decided, as they were compared: without accents and in lower case. */
  decided: string;
}

/**
 * Why projects are tied to what the client wrote: by a chosen task's name, as the matcher knows it, or a project's id. Of
 * several sentences the bottleneck counts, then a goal, then what was added.
 */
export function tiedWords(
  { bottlenecks, goals, additionalContext }: FreeText,
  chosen: ReadonlySet<string>,
): ReadonlyMap<string, TiedWords> {
  const tied = new Map<string, TiedWords>();
  for (const text of [bottlenecks, goals, additionalContext])
    for (const { subject, words, because } of matchWork(text, chosen))
      if (!tied.has(subject))
        tied.set(subject, { words: quotedSentence(words, quoteLength), decided: because });
  return tied;
}
