import { isRecord } from '../isRecord';

/** A cell of the editor's, where it stands in its table's grid of rows and columns. */
export interface GridCell {
  cell: Record<string, unknown>;
  columns: number;
  rows: number;
}

/** A place that a cell above or to the left covers. */
export type GridPlace = GridCell | 'covered';

const spanOf = (value: unknown): number => (Number.isInteger(value) ? Math.max(1, Number(value)) : 1);

export const childrenOf = (node: unknown): unknown[] =>
  isRecord(node) && Array.isArray(node.children) ? node.children : [];

/** More than any table has that can be stored. */
const maxSpan = 1000;

/** The rows of a table with a place for each column; null where cells leave places open or reach beyond the last row. */
export function tableGrid(rows: readonly unknown[]): GridPlace[][] | null {
  const grid: (GridPlace | undefined)[][] = rows.map(() => []);
  for (const [at, row] of rows.entries()) {
    let column = 0;
    for (const cell of childrenOf(row).filter(isRecord)) {
      while (grid[at]?.[column]) column += 1;
      const placed = { cell, columns: spanOf(cell.colSpan), rows: spanOf(cell.rowSpan) };
      if (placed.columns > maxSpan || at + placed.rows > rows.length) return null;
      if (!cover(grid, { at, column }, placed)) return null;
    }
  }
  const width = grid[0]?.length ?? 0;
  return grid.every((row) => row.length === width && row.every(Boolean)) ? (grid as GridPlace[][]) : null;
}

function cover(
  grid: (GridPlace | undefined)[][],
  { at, column }: { at: number; column: number },
  placed: GridCell,
): boolean {
  for (let down = 0; down < placed.rows; down += 1) {
    for (let right = 0; right < placed.columns; right += 1) {
      const row = grid[at + down];
      if (!row || row[column + right]) return false;
      row[column + right] = down + right === 0 ? placed : 'covered';
    }
  }
  return true;
}
