import { quotedSentence } from '../excerpt';
import { matchRuledOut } from '../matching/matchWork';
import { quoteLength } from '../quoteLength';
import type { FreeText } from './readConstraints';

/**
 * Returns the quotes that exclude a chosen task's work from software, by the matcher's name of the task. A prohibition
 * that names no chosen task is still a constraint.
 */
export function ruledOutWork(
  { additionalContext, bottlenecks, goals }: FreeText,
  chosen: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const text of [additionalContext, bottlenecks, goals])
    for (const { subject, words } of matchRuledOut(text, chosen))
      if (!found.has(subject)) found.set(subject, quotedSentence(words, quoteLength));
  return found;
}
