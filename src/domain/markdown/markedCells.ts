import type { PhrasingContent, Table } from 'mdast';
import { noMarks, readCellMarks } from './cellMarks';
import { isCommentMark } from './commentMarks';

/** A cell of a Markdown table with the properties from its comment. */
export interface MarkedCell {
  column: number;
  columns: number;
  rows: number;
  isOfHeadRow: boolean;
  isOfHeadColumn: boolean;
  paragraphs: PhrasingContent[][];
}

type Words = readonly PhrasingContent[];

/**
 * Returns the cells of each row, as many as in the first row, without covered ones. Returns null if the comments don't
 * fit the table: a cell extends beyond it or covers content.
 */
export function markedCells({ children }: Table): MarkedCell[][] | null {
  const [first] = children;
  const columns = first?.children.length ?? 0;
  const heads = readCellMarks(first?.children[0]?.children ?? []).marks;
  const covered = children.map(() => new Set<number>());
  const result: MarkedCell[][] = [];
  for (const [at, row] of children.entries()) {
    const cells: MarkedCell[] = [];
    for (let column = 0; column < columns; column += 1) {
      const content: Words = row.children[column]?.children ?? [];
      if (covered[at]?.has(column)) {
        if (content.length > 0) return null;
        continue;
      }
      const { words, marks } = readCellMarks(content);
      if (!cover(covered, { at, column, columns }, marks)) return null;
      cells.push({
        ...{ column, columns: marks.columns, rows: marks.rows, paragraphs: paragraphsOf(words) },
        isOfHeadRow: at === 0 && !heads.hasNoHeadRow,
        isOfHeadColumn: column === 0 && heads.hasHeadColumn,
      });
    }
    result.push(cells);
  }
  return result;
}

/** Returns the cells of a table and leaves the comments in their content. */
export const plainCells = ({ children }: Table): MarkedCell[][] =>
  children.map((row, at) =>
    (children[0]?.children ?? []).map((_, column) => ({
      ...noMarks,
      ...{ column, paragraphs: [row.children[column]?.children ?? []] },
      ...{ isOfHeadRow: at === 0, isOfHeadColumn: false },
    })),
  );

/** Marks the positions that a cell covers; false if there are none. */
function cover(
  covered: readonly Set<number>[],
  { at, column, columns }: { at: number; column: number; columns: number },
  span: { columns: number; rows: number },
): boolean {
  if (column + span.columns > columns || at + span.rows > covered.length) return false;
  for (let down = 0; down < span.rows; down += 1) {
    for (let right = 0; right < span.columns; right += 1) {
      if (covered[at + down]?.has(column + right)) return false;
      covered[at + down]?.add(column + right);
    }
  }
  return true;
}

function paragraphsOf(words: Words): PhrasingContent[][] {
  const paragraphs: PhrasingContent[][] = [[]];
  for (const word of words) {
    if (isCommentMark(word, 'paragraph')) paragraphs.push([]);
    else paragraphs.at(-1)?.push(word);
  }
  return paragraphs;
}
