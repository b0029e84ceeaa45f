/**
 * Spreadsheets interpret text that begins like this as a formula (OWASP ASVS 5, 1.2.10), in full-width form as well.
 */
export const formulaStart = /[=+\-@\t\r\n＝＋－＠]/;
const isFormula = new RegExp(`^${formulaStart.source}`);

function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = isFormula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns one line of a CSV file (RFC 4180), with its line ending. */
export function csvRow(values: readonly (string | number | null)[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

/** Byte order mark at the start of a CSV file, without which Excel misreads UTF-8. */
export const csvMark = '\uFEFF';
