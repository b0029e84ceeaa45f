/** Spreadsheets take texts that begin like this for formulas (OWASP ASVS 5, 1.2.10), in full width as well. */
export const formulaStart = /[=+\-@\t\r\n＝＋－＠]/;
const isFormula = new RegExp(`^${formulaStart.source}`);

function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = isFormula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of a CSV file (RFC 4180), with its end. */
export function csvRow(values: readonly (string | number | null)[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

/** What a CSV file begins with: without the mark Excel takes UTF-8 for something else. */
export const csvMark = '\uFEFF';
