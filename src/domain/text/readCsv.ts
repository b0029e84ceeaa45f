import { formulaStart } from './csvRow';

/** The guard that `csvRow` puts before text that a spreadsheet would interpret as a formula. */
const guarded = new RegExp(`^'(?=${formulaStart.source})`);

export interface CsvRow {
  /** The line on which the row begins, counted from 1. */
  line: number;
  cells: string[];
  /** A quote is never closed, or text follows the closing one, so the cells may be incomplete. */
  isBroken: boolean;
}

/**
 * Parses a CSV file (RFC 4180), separated by commas or, as some spreadsheets write it, semicolons. Skips empty lines.
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
