import type { PhrasingContent } from 'mdast';

/** Properties of a table cell that Markdown can't express, stored in a comment at the cell's end. */
export interface CellMarks {
  /** In the first cell: the first column contains row headers. */
  hasHeadColumn: boolean;
  /** In the first cell: the first row, which Markdown requires as the header, isn't one. */
  hasNoHeadRow: boolean;
  /** Column and row span. */
  columns: number;
  rows: number;
}

export const noMarks: CellMarks = { hasHeadColumn: false, hasNoHeadRow: false, columns: 1, rows: 1 };

const comment =
  /^<!-- (?:(head column)(?:, )?)?(?:(no head row)(?:, )?)?(?:(\d{1,3}) columns(?:, )?)?(?:(\d{1,3}) rows)? -->$/;

/** Writes a comment such as "<!-- head column, 2 rows -->"; nothing for default properties. */
export function writeCellMarks({ hasHeadColumn, hasNoHeadRow, columns, rows }: CellMarks): PhrasingContent[] {
  const said = [
    hasHeadColumn && 'head column',
    hasNoHeadRow && 'no head row',
    columns > 1 && `${columns} columns`,
    rows > 1 && `${rows} rows`,
  ].filter((words) => words !== false);
  return said.length > 0 ? [{ type: 'html', value: `<!-- ${said.join(', ')} -->` }] : [];
}

/** Splits a cell into content and properties. Any other comment is part of the content. */
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
