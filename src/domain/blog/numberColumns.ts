import type { TableCell } from './Body';
import { plainText } from './plainText';

/** Matches `$1,250.50`, `−12%`, `385 h`, `8–12`: digits first, with at most a short unit. */
const number = /^[−+–-]?\s?[$€£]?\s?\d[\d.,]*(\s?[–-]\s?[$€£]?\d[\d.,]*)?\s?(%|[a-z]{1,3})?$/i;

/** Returns the indexes of the columns whose body cells are all numbers. Returns none for a table with merged cells. */
export function numberColumns(rows: readonly (readonly TableCell[])[]): Set<number> {
  const [head = [], ...body] = rows;
  const isPlain = rows.every((cells) =>
    cells.every(({ columns, rows: high }) => columns === 1 && high === 1),
  );
  if (!isPlain || body.length === 0) return new Set();
  const columns = head.map((_, column) => column);
  return new Set(
    columns.filter((column) =>
      body.every((cells) => number.test(plainText(cells[column]?.blocks ?? []).trim())),
    ),
  );
}
