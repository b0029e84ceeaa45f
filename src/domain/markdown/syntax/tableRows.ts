import type { AlignType } from 'mdast';
import type { SourceLine } from './SourceText';
import { endOfWords, startOfWords, trimSpaces } from './spaces';

const delimiterRow = /^\|?[ \t]*:?-+:?(?:[ \t]*\|[ \t]*:?-+:?)*(?:[ \t]*\|)?$/;

/** Returns the columns of a delimiter row of "---" and ":-:"; null if it isn't one (GFM 4.10). */
export function delimiterColumns(words: string): AlignType[] | null {
  if (!/^[-:|]/.test(words) || !/[|:]/.test(words) || !delimiterRow.test(trimSpaces(words))) return null;
  return (words.match(/:?-+:?/g) ?? []).map(alignOf);
}

function alignOf(delimiter: string): AlignType {
  const [left, right] = [delimiter.startsWith(':'), delimiter.endsWith(':')];
  if (left) return right ? 'center' : 'left';
  return right ? 'right' : null;
}

/**
 * Splits a table row into its cells. Leading and trailing pipes delimit no cells, and escaped pipes don't separate
 * them.
 */
export function cellsOfRow(source: string, { start, end }: SourceLine): SourceLine[] {
  const cells: SourceLine[] = [];
  let from = start;
  for (let at = start; at < end; at += 1) {
    const char = source.charAt(at);
    if (char === '\\' && /[\\|]/.test(source.charAt(at + 1))) at += 1;
    else if (char === '|') {
      cells.push(trimmed(source, from, at));
      from = at + 1;
    }
  }
  cells.push(trimmed(source, from, end));
  if (cells.length > 1 && isEmpty(cells[0])) cells.shift();
  if (cells.length > 1 && isEmpty(cells.at(-1))) cells.pop();
  return cells;
}

const isEmpty = (cell: SourceLine | undefined): boolean => cell?.start === cell?.end;

function trimmed(source: string, from: number, to: number): SourceLine {
  const start = startOfWords(source, from, to);
  return { start, end: endOfWords(source, start, to) };
}
