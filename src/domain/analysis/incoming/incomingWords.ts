import type { FreeText } from '../constraints/readConstraints';
import { quotedSentence } from '../excerpt';
import { matchWork } from '../matching/matchWork';
import { partsOf } from '../matching/partsOf';
import { quoteLength } from '../quoteLength';
import { tasksOnPaper } from './recordsOnPaper';
import { saysArrivesOffline } from './saysArrivesOffline';

/**
 * The client's words which say that a chosen task's work reaches them on paper, by phone or by post, or that the records it
 * draws on are on paper, in quotation marks, by what the matcher knows the task by. Words about the task itself come first;
 * words that name neither tell nothing.
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
