import { quotedSentence } from '../excerpt';
import type { FreeText } from '../constraints/readConstraints';
import { matchWork } from '../matching/matchWork';
import { quoteLength } from '../quoteLength';

/** The client's text about a project, and the words by which it was matched. */
export interface TiedWords {
  /** The client's sentence, in quotation marks. */
  words: string;
  /** The matching words, as compared: without accents and in lowercase. */
  decided: string;
}

/**
 * Returns the client's text by project: by a chosen task's name, as the matcher uses it, or a project's id. Among
 * several sentences a bottleneck has priority, then a goal, then the additional context.
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
