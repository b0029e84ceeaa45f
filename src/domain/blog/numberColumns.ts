import type { TableCell } from './Body';
import { plainText } from './plainText';

/** `$1,250.50`, `−12%`, `385 h`, `8–12`: digits first, and hardly a word behind them. */
const number = /^[−+–-]?\s?[$€£]?\s?\d[\d.,]*(\s?[–-]\s?[$€£]?\d[\d.,]*)?\s?(%|[a-z]{1,3})?$/i;

/** The columns, counted from 0, that hold numbers and nothing else below their head. Merged cells leave it open. */
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
