import type { PhrasingContent } from 'mdast';

/** What Markdown has no words for in a cell of a table: it stands in a comment at the cell's end. */
export interface CellMarks {
  /** In the first cell: the first column heads the rows. */
  hasHeadColumn: boolean;
  /** In the first cell: the first row, which is one in Markdown, is no head. */
  hasNoHeadRow: boolean;
  /** How many columns and rows the cell covers. */
  columns: number;
  rows: number;
}

export const noMarks: CellMarks = { hasHeadColumn: false, hasNoHeadRow: false, columns: 1, rows: 1 };

const comment =
  /^<!-- (?:(head column)(?:, )?)?(?:(no head row)(?:, )?)?(?:(\d{1,3}) columns(?:, )?)?(?:(\d{1,3}) rows)? -->$/;

/** Such as "<!-- head column, 2 rows -->"; nothing where there is nothing to say. */
export function writeCellMarks({ hasHeadColumn, hasNoHeadRow, columns, rows }: CellMarks): PhrasingContent[] {
  const said = [
    hasHeadColumn && 'head column',
    hasNoHeadRow && 'no head row',
    columns > 1 && `${columns} columns`,
    rows > 1 && `${rows} rows`,
  ].filter((words) => words !== false);
  return said.length > 0 ? [{ type: 'html', value: `<!-- ${said.join(', ')} -->` }] : [];
}

/** The words of a cell and what is said about it. A comment that says something else is one of the words. */
export function readCellMarks(children: readonly PhrasingContent[]): {
  words: readonly PhrasingContent[];
  marks: CellMarks;
} {
  const last = children.at(-1);
  const found = last?.type === 'html' ? comment.exec(last.value) : null;
  if (!found) return { words: children, marks: noMarks };
  const marks = {
    hasHeadColumn: found[1] !== undefined,
    hasNoHeadRow: found[2] !== undefined,
    columns: Number(found[3] ?? 1),
    rows: Number(found[4] ?? 1),
  };
  return { words: children.slice(0, -1), marks };
}
