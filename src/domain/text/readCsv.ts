import { formulaStart } from './csvRow';

/** What `csvRow` puts before what a spreadsheet would take for a formula. */
const guarded = new RegExp(`^'(?=${formulaStart.source})`);

export interface CsvRow {
  /** The number of the line in which it begins, from 1. */
  line: number;
  cells: string[];
  /** A quotation mark is never closed, or text follows the closing one: the cells aren't all that the row holds. */
  isBroken: boolean;
}

/**
 * The rows of a CSV file (RFC 4180), with commas or, as some spreadsheets write it, semicolons. Empty lines are left out.
 */
export function readCsv(text: string): CsvRow[] {
  const given = text.replace(/^\uFEFF/, '');
  const separator = /^[^\r\n,]*;/.test(given) ? ';' : ',';
  const cell = new RegExp(`"((?:[^"]|"")*)("?)[ \\t]*|[^${separator}\\r\\n]*`, 'y');
  const rows: CsvRow[] = [];
  const lineEnd = /([^\r\n]*)(?:\r\n|\r|\n|$)/y;
  let line = 1;
  let at = 0;
  while (at < given.length) {
    const begun = at;
    const cells: string[] = [];
    let isClosed = true;
    do {
      if (cells.length > 0) at += 1;
      cell.lastIndex = at;
      const [found = '', quoted, closing] = cell.exec(given) ?? [];
      at += found.length;
      isClosed &&= closing !== '';
      cells.push((quoted?.replaceAll('""', '"') ?? found).trim().replace(guarded, ''));
    } while (given[at] === separator);
    lineEnd.lastIndex = at;
    const [rest = '', unread] = lineEnd.exec(given) ?? [];
    at += rest.length;
    const isBroken = !isClosed || unread !== '';
    if (isBroken || cells.some((one) => one !== '')) rows.push({ line, cells, isBroken });
    line += (given.slice(begun, at).match(/\r\n|\r|\n/g) ?? []).length;
  }
  return rows;
}
