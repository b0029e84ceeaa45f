import type { AlignType, Nodes, PhrasingContent, Table, TableCell } from 'mdast';
import { isRecord } from '../isRecord';
import { writeCellMarks } from './cellMarks';
import { commentMark } from './commentMarks';
import { inOneLine } from './inOneLine';
import { phrasingFromLexical } from './phrasingFromLexical';

/** A cell of the editor's table with its grid position. */
interface GridCell {
  cell: Record<string, unknown>;
  columns: number;
  rows: number;
}

/** A position covered by a cell above or to the left. */
type GridPlace = GridCell | 'covered';

const spanOf = (value: unknown): number => (Number.isInteger(value) ? Math.max(1, Number(value)) : 1);

const childrenOf = (node: unknown): unknown[] =>
  isRecord(node) && Array.isArray(node.children) ? node.children : [];

/** More than in any table that can be stored. */
const maxSpan = 1000;

/** Lays out the rows of a table as a grid; null if cells leave gaps or extend beyond the last row. */
function tableGrid(rows: readonly unknown[]): GridPlace[][] | null {
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

/**
 * Converts one of the editor's tables to Markdown: the first row is the header, a cell contains one line, and covered
 * positions are empty. Returns null for content that Markdown can't express, such as a list in a cell.
 */
export function tableFromLexical(rows: readonly unknown[]): Table | null {
  const grid = tableGrid(rows);
  const [head] = grid ?? [];
  if (!grid || !head) return null;
  const heads = headsOf(grid);
  const align = head.map((_, column) => alignOf(grid, column));
  if (!heads || align.includes('mixed') || !grid.flat().every(holdsWords)) return null;
  const children = grid.map((row, at) => ({
    type: 'tableRow' as const,
    children: row.map((place, column) => cellOf(place, at + column === 0 ? heads : noHeads)),
  }));
  return children.some(hasBarredCode) ? null : { type: 'table', align: align as AlignType[], children };
}

/** Code in a cell can't contain a backslash before a pipe. */
const hasBarredCode = (node: Nodes): boolean =>
  node.type === 'inlineCode'
    ? node.value.includes(String.raw`\|`)
    : 'children' in node && node.children.some(hasBarredCode);

interface Heads {
  hasHeadColumn: boolean;
  hasNoHeadRow: boolean;
}

const noHeads: Heads = { hasHeadColumn: false, hasNoHeadRow: false };

/**
 * Reads the headers: the editor stores in each cell whether it belongs to a header row (1), a header column (2) or
 * both.
 */
function headsOf(grid: readonly GridPlace[][]): Heads | null {
  const stateOf = (place: GridPlace) => (place === 'covered' ? 0 : Number(place.cell.headerState ?? 0));
  const first = stateOf(grid[0]?.[0] ?? 'covered');
  const agrees = grid.every((row, at) =>
    row.every((place, column) => {
      const expected = (at === 0 ? first & 1 : 0) + (column === 0 ? first & 2 : 0);
      return place === 'covered' || stateOf(place) === expected;
    }),
  );
  return agrees ? { hasHeadColumn: (first & 2) > 0, hasNoHeadRow: (first & 1) === 0 } : null;
}

/** Returns the alignment that all cells of a column share. */
function alignOf(grid: readonly GridPlace[][], column: number): AlignType | 'mixed' {
  const formats = grid.flatMap((row): AlignType[] => {
    const place = row[column];
    return !place || place === 'covered' ? [] : childrenOf(place.cell).map(formatOf);
  });
  return new Set(formats).size > 1 ? 'mixed' : (formats[0] ?? null);
}

function formatOf(block: unknown): AlignType {
  const format = isRecord(block) ? block.format : null;
  return format === 'left' || format === 'center' || format === 'right' ? format : null;
}

const holdsWords = (place: GridPlace): boolean =>
  place === 'covered' ||
  childrenOf(place.cell).every((block) => isRecord(block) && block.type === 'paragraph');

function cellOf(place: GridPlace, heads: Heads): TableCell {
  if (place === 'covered') return { type: 'tableCell', children: [] };
  return { type: 'tableCell', children: [...wordsOf(place), ...writeCellMarks({ ...heads, ...place })] };
}

function wordsOf({ cell }: GridCell): PhrasingContent[] {
  const parts = childrenOf(cell).map((block) => inOneLine(phrasingFromLexical(childrenOf(block))));
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, at) => (at === 0 ? part : [commentMark('paragraph'), ...part]));
}
