import type { FreeText } from '../constraints/readConstraints';
import { quotedSentence } from '../excerpt';
import { matchWork } from '../matching/matchWork';
import { partsOf } from '../matching/partsOf';
import { quoteLength } from '../quoteLength';
import { tasksOnPaper } from './recordsOnPaper';
import { saysArrivesOffline } from './saysArrivesOffline';

/**
 * Returns quotes of the client saying that a chosen task's work arrives on paper, by phone or by mail, or that the
 * records it uses are on paper, by the matcher's name of the task. Statements about the task itself have priority;
 * statements that name neither are ignored.
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
  const readRecords = (text: string, isGoal: boolean) => {
    for (const { sentence, parts } of partsOf(text))
      for (const task of tasksOnPaper(parts, chosen, { isGoal }))
        if (!found.has(task)) found.set(task, quotedSentence(sentence, quoteLength));
  };
  for (const readText of [read, readRecords]) {
    readText(bottlenecks, false);
    readText(additionalContext, false);
    readText(goals, true);
  }
  return found;
}
