import { besidesRules, type FreeText } from '../constraints/readConstraints';
import { quotedSentence } from '../excerpt';
import { matchWork } from '../matching/matchWork';
import { quoteLength } from '../quoteLength';
import { saysKnowledgeLeaves } from '../strategic/captureKnowledge';

/**
 * Returns the client's goal or bottleneck by the name of the chosen task that answers it, in quotation marks. A goal has
 * priority. No task answers that somebody leaves.
 */
export function namedWork(
  { goals, bottlenecks }: Pick<FreeText, 'goals' | 'bottlenecks'>,
  chosen: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  for (const text of [goals, bottlenecks])
    for (const { kind, subject, words } of matchWork(besidesRules(text), chosen))
      if (kind === 'task' && !named.has(subject) && !saysKnowledgeLeaves(words))
        named.set(subject, quotedSentence(words, quoteLength));
  return named;
}
