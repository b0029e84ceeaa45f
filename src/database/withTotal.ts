/**
 * Rows that each carry the total of all pages, apart from it. Where there are no rows to tell it, `count` is asked; on a
 * first page that means that there are none.
 */
export async function withTotal<Row extends { total: number }>(
  counted: readonly Row[],
  count: () => number | Promise<number> = () => 0,
): Promise<{ rows: Omit<Row, 'total'>[]; total: number }> {
  const [first] = counted;
  const rows = counted.map(({ total: _total, ...row }) => row);
  return { rows, total: first ? first.total : await count() };
}
