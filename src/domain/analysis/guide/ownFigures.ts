import { quotedSentence } from '../excerpt';
import { matchWork } from '../matching/matchWork';
import { namesTarget } from '../namesTarget';
import { quoteLength } from '../quoteLength';

/**
 * The client's goals that name a figure to reach, in quotation marks, by what they are about: a chosen task, by catalogue name or
 * in own words, or a project's id.
 */
export function ownFigures(goals: string, chosen: ReadonlySet<string>): Map<string, string> {
  const figures = matchWork(goals, chosen).filter(({ words }) => namesTarget(words));
  return new Map(figures.map(({ subject, words }) => [subject, quotedSentence(words, quoteLength)]));
}
