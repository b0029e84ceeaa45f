import { formatCount } from '@/format/numbers';
import { markdownLimits } from './markdownLimits';

const { maxBracketReach, maxCells, maxContainers, maxLazyLines, maxMarks, maxMarksPerParagraph } =
  markdownLimits;

const crowded = `A paragraph has more than ${formatCount(maxMarksPerParagraph)} marks such as * [ ] and <: put empty lines between its parts.`;
const manyMarks = `The text has more than ${formatCount(maxMarks)} marks such as * [ ] and <: make several posts of it.`;
const manyContainers = `The text has more than ${formatCount(maxContainers)} items of lists and quoted lines: make several posts of it.`;
const lazyLines = `A paragraph that begins in a quote or a list has more than ${formatCount(maxLazyLines)} lines: put empty lines between its parts.`;
const bracketsInBrackets = 'Too much stands in brackets inside of each other.';
export const cellProblem = `The tables are too large: use at most ${formatCount(maxCells)} cells in all.`;

/**
 * Ends of a paragraph that hold in any context: a bullet item, and a line that Markdown considers empty. Other
 * constructs end a paragraph only in some contexts.
 */
const ends = /\n(?:[ \t]*\n)+|\n(?= {0,3}[-+*][ \t]+\S)/;
const marks = /[[\](*_~<&@!`\\]/g;
/** Quote and list item markers at the start of a line, possibly nested. */
const containers = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))+/;
const container = />|[-+*]|\d+[.)]/g;
const delimiterRow = /^(?=.*-)(?=.*\|)[ \t>|:-]+$/m;
/** A row of one cell has two pipes. */
const maxBars = 2 * maxCells;

/** Returns why the paragraphs of a text are too dense to be converted, as a message for its author, or null. */
export function crowdProblem(markdown: string): string | null {
  let found = 0;
  let opened = 0;
  let reach = 0;
  let bars = 0;
  for (const paragraph of markdown.split(ends)) {
    const here = paragraph.match(marks)?.length ?? 0;
    if (here > maxMarksPerParagraph) return crowded;
    const perLine = paragraph.split('\n').map(countContainers);
    if (countLazyLines(perLine) > maxLazyLines) return lazyLines;
    found += here;
    opened += perLine.reduce((sum, each) => sum + each, 0);
    reach += bracketReach(paragraph);
    if (delimiterRow.test(paragraph)) bars += paragraph.split('|').length - 1;
  }
  if (bars > maxBars) return cellProblem;
  if (reach > maxBracketReach) return bracketsInBrackets;
  if (opened > maxContainers) return manyContainers;
  return found > maxMarks ? manyMarks : null;
}

/** Counts the characters between brackets, once for each enclosing pair. */
function bracketReach(paragraph: string): number {
  const open: number[] = [];
  let reach = 0;
  for (const { 0: bracket, index } of paragraph.matchAll(/[[\]]/g)) {
    if (bracket === '[') open.push(index);
    else reach += index - (open.pop() ?? index);
  }
  return reach;
}

const countContainers = (line: string): number => containers.exec(line)?.[0].match(container)?.length ?? 0;

/** Counts lazy continuation lines: lines without a marker in a paragraph with quotes or items. */
function countLazyLines(containersPerLine: readonly number[]): number {
  const lazy = containersPerLine.filter((each) => each === 0).length;
  return lazy < containersPerLine.length ? lazy : 0;
}
