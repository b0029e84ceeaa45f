import { markdownLimits } from './markdownLimits';

const { maxCharacters, maxLines, maxDepth, maxMarksPerParagraph } = markdownLimits;
const count = (value: number) => value.toLocaleString('en-US');

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
const marks = /[[\](*_~<&@!`\\]/g;

/** Why a text is too much to be parsed, in words for its author; null when it isn't. */
export function sizeProblem(markdown: string): string | null {
  if (markdown.length > maxCharacters) {
    return `The text is too long: use at most ${count(maxCharacters)} characters.`;
  }
  const lines = markdown.split('\n');
  if (lines.length > maxLines) return `The text is too long: use at most ${count(maxLines)} lines.`;
  if (tooDeep.some((pattern) => pattern.test(markdown))) return nestingProblem;
  return hasCrowdedParagraph(lines)
    ? `A paragraph has more than ${count(maxMarksPerParagraph)} marks such as * [ ] and <: put empty lines between its parts.`
    : null;
}

function hasCrowdedParagraph(lines: readonly string[]): boolean {
  let found = 0;
  return lines.some((line) => {
    found = line.trim() === '' ? 0 : found + (line.match(marks)?.length ?? 0);
    return found > maxMarksPerParagraph;
  });
}
