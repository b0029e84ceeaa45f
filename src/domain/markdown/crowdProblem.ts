import { markdownLimits } from './markdownLimits';

const { maxBracketReach, maxCells, maxCrowding, maxLazyLines, maxMarksPerParagraph } = markdownLimits;

const crowded = `A paragraph has more than ${maxMarksPerParagraph.toLocaleString('en-US')} marks such as * [ ] and <: put empty lines between its parts.`;
const manyCrowded =
  'Too many paragraphs are crowded with marks such as * [ ] and <: put more empty lines between them.';
const lazyLines = `A paragraph that begins in a quote or a list has more than ${maxLazyLines.toLocaleString('en-US')} lines: put empty lines between its parts.`;
const bracketsInBrackets = 'Too much stands in brackets inside of each other.';
export const cellProblem = `The tables are too large: use at most ${maxCells.toLocaleString('en-US')} cells in all.`;

/** Only what Markdown takes for an empty line: others would end a paragraph here and not there. */
const emptyLines = /\n(?:[ \t]*\n)+/;
const marks = /[[\](*_~<&@!`\\]/g;
const container = /^[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$))/;
const delimiterRow = /^(?=.*-)(?=.*\|)[ \t>|:-]+$/m;
/** A row of one cell has two bars. */
const maxBars = 2 * maxCells;

/**
 * Why the paragraphs of a text are too crowded to be parsed, in words for its author; null when they aren't. The parser
 * compares marks with marks, and takes out what stands between two brackets for each pair of them.
 */
export function crowdProblem(markdown: string): string | null {
  let crowding = 0;
  let reach = 0;
  let bars = 0;
  for (const paragraph of markdown.split(emptyLines)) {
    const found = paragraph.match(marks)?.length ?? 0;
    if (found > maxMarksPerParagraph) return crowded;
    if (countLazyLines(paragraph) > maxLazyLines) return lazyLines;
    crowding += found ** 2;
    reach += bracketReach(paragraph);
    if (delimiterRow.test(paragraph)) bars += paragraph.split('|').length - 1;
  }
  if (bars > maxBars) return cellProblem;
  if (reach > maxBracketReach) return bracketsInBrackets;
  return crowding > maxCrowding ? manyCrowded : null;
}

/** How many characters stand between brackets, those between several pairs counted for each. */
function bracketReach(paragraph: string): number {
  const open: number[] = [];
  let reach = 0;
  for (const { 0: bracket, index } of paragraph.matchAll(/[[\]]/g)) {
    if (bracket === '[') open.push(index);
    else reach += index - (open.pop() ?? index);
  }
  return reach;
}

/** Lines without a mark of their own in a paragraph with quotes or items: the parser looks back over them for each. */
function countLazyLines(paragraph: string): number {
  const lines = paragraph.split('\n');
  const marked = lines.filter((line) => container.test(line)).length;
  return marked > 0 ? lines.length - marked : 0;
}
