/**
 * Separates the total, which each row carries, from the rows. An empty page carries no total, so `count` is called;
 * its default of 0 suits a first page.
 */
export async function withTotal<Row extends { total: number }>(
  counted: readonly Row[],
  count: () => number | Promise<number> = () => 0,
): Promise<{ rows: Omit<Row, 'total'>[]; total: number }> {
  const [first] = counted;
  const rows = counted.map(({ total: _total, ...row }) => row);
  return { rows, total: first ? first.total : await count() };
}
