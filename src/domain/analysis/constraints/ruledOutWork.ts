import { quotedSentence } from '../excerpt';
import { matchRuledOut } from '../matching/matchWork';
import { quoteLength } from '../quoteLength';
import type { FreeText } from './readConstraints';

/**
 * The client's words that rule a chosen task's work out for software, in quotation marks, by what the matcher knows the
 * task by. A prohibition that names no chosen task is a constraint all the same.
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
