/**
 * Rows of texts as a table of plain text: the first column to the left, figures to the right.
 * @param {string[][]} rows
 * @returns {string}
 */
export function formatTable(rows) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const formatCell = (/** @type {string} */ text, /** @type {number} */ column) =>
    column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(formatCell).join('  ')).join('\n');
}
