/** What `csvRow` puts before what a spreadsheet would take for a formula. */
const guarded = /^'(?=[=+\-@\t\r])/;

/**
 * The rows of a CSV file (RFC 4180), with commas or, as some spreadsheets write it, semicolons. Empty lines are left out.
 * @returns each row with the number of the line in which it begins, from 1
 */
export function readCsv(text: string): { line: number; cells: string[] }[] {
  const given = text.replace(/^\uFEFF/, '');
  const separator = /^[^\r\n,]*;/.test(given) ? ';' : ',';
  const cell = new RegExp(`"((?:[^"]|"")*)"?|[^${separator}\\r\\n]*`, 'y');
  const rows: { line: number; cells: string[] }[] = [];
  let line = 1;
  let at = 0;
  while (at < given.length) {
    const begun = at;
    const cells: string[] = [];
    do {
      if (cells.length > 0) at += 1;
      cell.lastIndex = at;
      const [found = '', quoted] = cell.exec(given) ?? [];
      at += found.length;
      cells.push((quoted?.replaceAll('""', '"') ?? found).trim().replace(guarded, ''));
    } while (given[at] === separator);
    // Behind a quoted cell nothing belongs to it any more.
    at += /^[^\r\n]*(\r\n|\r|\n)?/.exec(given.slice(at, at + 10_000))?.[0].length ?? 0;
    if (cells.some((one) => one !== '')) rows.push({ line, cells });
    line += (given.slice(begun, at).match(/\r\n|\r|\n/g) ?? []).length;
  }
  return rows;
}
