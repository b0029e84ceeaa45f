import { quotedSentence } from '../excerpt';
import { matchWork } from '../matching/matchWork';
import { namesTarget } from '../namesTarget';
import { quoteLength } from '../quoteLength';

/**
 * Returns the client's goals with a target figure, in quotation marks, by subject: a chosen task, by catalogue name or
 * in the client's own words, or a project's id.
 */
export function ownFigures(goals: string, chosen: ReadonlySet<string>): Map<string, string> {
  const figures = matchWork(goals, chosen).filter(({ words }) => namesTarget(words));
  return new Map(figures.map(({ subject, words }) => [subject, quotedSentence(words, quoteLength)]));
}
