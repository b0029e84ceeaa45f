import type { FreeText } from '../constraints/readConstraints';
import { quotedSentence } from '../excerpt';
import { matchWork } from '../matching/matchWork';
import { partsOf } from '../matching/partsOf';
import { quoteLength } from '../quoteLength';
import { saysArrivesOffline } from './saysArrivesOffline';

/**
 * The client's words which say that a chosen task's work reaches them on paper, by phone or by post, in quotation marks,
 * by what the matcher knows the task by. Words that name no chosen task tell nothing.
 */
export function incomingWords(
  { bottlenecks, additionalContext, goals }: FreeText,
  chosen: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const read = (text: string, isGoal: boolean) => {
    for (const { sentence } of partsOf(text))
      for (const { kind, subject, words } of matchWork(sentence, chosen))
        if (kind === 'task' && !found.has(subject) && saysArrivesOffline(words, { isGoal }))
          found.set(subject, quotedSentence(words, quoteLength));
  };
  read(bottlenecks, false);
  read(additionalContext, false);
  read(goals, true);
  return found;
}
