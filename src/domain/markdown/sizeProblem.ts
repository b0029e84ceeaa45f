import { formatCount } from '@/format/numbers';
import { crowdProblem } from './crowdProblem';
import { markdownLimits } from './markdownLimits';

const { maxCharacters, maxLines, maxDepth } = markdownLimits;

export const nestingProblem =
  'The text is nested too deeply: use fewer quotes, lists or formats inside of each other.';

/** A list takes two levels: itself and its items. */
const maxContainers = maxDepth / 2;
const marker = '(?:[-+*]|\\d{1,9}[.)])(?=[ \\t])';
/** A line that opens one container after another, such as "> - > - text", or an item that stands as deep. */
const tooDeep = [
  new RegExp(`^(?:[ \\t]*(?:>|${marker})){${maxContainers},}`, 'm'),
  new RegExp(`^(?: {2}|\\t){${maxContainers},} *${marker}`, 'm'),
];

/** Why a text is too much to be parsed, in words for its author; null when it isn't. */
export function sizeProblem(markdown: string): string | null {
  const problem = lengthProblem([markdown]);
  if (problem) return problem;
  return tooDeep.some((pattern) => pattern.test(markdown)) ? nestingProblem : crowdProblem(markdown);
}

/** Whether texts are too long together. */
export function lengthProblem(texts: readonly string[]): string | null {
  const sumOf = (measure: (text: string) => number) => texts.reduce((sum, text) => sum + measure(text), 0);
  const problem = (most: number, what: string) =>
    `The text is too long: use at most ${formatCount(most)} ${what}.`;
  if (sumOf((text) => text.length) > maxCharacters) return problem(maxCharacters, 'characters');
  return sumOf((text) => text.split('\n').length) > maxLines ? problem(maxLines, 'lines') : null;
}
