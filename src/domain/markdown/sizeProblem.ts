import { formatCount } from '@/format/numbers';
import { crowdProblem } from './crowdProblem';
import { markdownLimits } from './markdownLimits';

const { maxCharacters, maxLines, maxDepth } = markdownLimits;

export const nestingProblem =
  'The text is nested too deeply: use fewer quotes, lists or formats inside of each other.';

/** A list takes two levels: itself and its items. */
const maxContainers = maxDepth / 2;
const marker = '(?:[-+*]|\\d{1,9}[.)])(?=[ \\t])';
/** A line that opens one container after another, such as "> - > - text", or an item indented as deeply. */
const tooDeep = [
  new RegExp(`^(?:[ \\t]*(?:>|${marker})){${maxContainers},}`, 'm'),
  new RegExp(`^(?: {2}|\\t){${maxContainers},} *${marker}`, 'm'),
];

/** Returns why a text is too large to be parsed, as a message for its author, or null. */
export function sizeProblem(markdown: string): string | null {
  const problem = lengthProblem([markdown]);
  if (problem) return problem;
  return tooDeep.some((pattern) => pattern.test(markdown)) ? nestingProblem : crowdProblem(markdown);
}

/** Returns the problem of texts that are too long together, or null. */
export function lengthProblem(texts: readonly string[]): string | null {
  const sumOf = (measure: (text: string) => number) => texts.reduce((sum, text) => sum + measure(text), 0);
  const problem = (most: number, what: string) =>
    `The text is too long: use at most ${formatCount(most)} ${what}.`;
  if (sumOf((text) => text.length) > maxCharacters) return problem(maxCharacters, 'characters');
  return sumOf((text) => text.split('\n').length) > maxLines ? problem(maxLines, 'lines') : null;
}
