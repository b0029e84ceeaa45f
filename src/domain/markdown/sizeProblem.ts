import { markdownLimits } from './markdownLimits';

const { maxCharacters, maxLines, maxDepth, maxMarksPerParagraph } = markdownLimits;
const count = (value: number) => value.toLocaleString('en-US');

export const nestingProblem =
  'The text is nested too deeply: use fewer quotes, lists or formats inside of each other.';

/** A line that opens one container after another, such as "> - > - text". */
const openers = new RegExp(`^(?:[ \\t]*(?:>|[-+*](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${maxDepth},}`, 'm');
const marks = /[[\](*_~<&@!`\\]/g;

/** Why a text is too much to be parsed, in words for its author; null when it isn't. */
export function sizeProblem(markdown: string): string | null {
  if (markdown.length > maxCharacters) {
    return `The text is too long: use at most ${count(maxCharacters)} characters.`;
  }
  const lines = markdown.split('\n');
  if (lines.length > maxLines) return `The text is too long: use at most ${count(maxLines)} lines.`;
  if (openers.test(markdown)) return nestingProblem;
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
