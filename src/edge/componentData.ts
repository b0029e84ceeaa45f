import { handoverScript, handoversIn, readHandover, withoutHandovers } from './handover';

/** A row of what Next's scripts hand to React: one component, text, file or hint. */
export interface DataRow {
  /** What other rows call it; empty for a hint. */
  id: string;
  /** Of a row that is nothing but a text. */
  text: string | null;
  /** The row as it came, with what ends it. */
  bytes: Buffer;
}

/** Bytes, of which our pages have none. Where they come in between, the order of all counts. */
const binaryHandover = 'self.__next_f.push([3,';
/** Rows whose length stands before them, in bytes: texts and binary data. */
const lengthTags = new Set('TAOoUSsLlGgMmVb');
const [colon, comma, lineFeed] = [58, 44, 10];

/** The components of a page, which stand in it a second time for React; null where there are none, or they can't be read. */
export function dataOfPage(html: string): DataRow[] | null {
  const scripts = handoversIn(html);
  if (scripts.length === 0 || html.includes(binaryHandover)) return null;
  return readRows(Buffer.from(scripts.map(([, literal = '""']) => readHandover(literal)).join('')));
}

/** The page with these data instead of its own, in one script where the last one stood. */
export function withData(html: string, rows: DataRow[]): string {
  const last = handoversIn(html).at(-1);
  if (!last) return html;
  const script = handoverScript(Buffer.concat(rows.map(({ bytes }) => bytes)).toString());
  const [before, after] = [html.slice(0, last.index), html.slice(last.index + last[0].length)];
  return withoutHandovers(before) + script + after;
}

/** Null if the bytes aren't rows. */
export function readRows(bytes: Buffer): DataRow[] | null {
  const rows: DataRow[] = [];
  for (let at = 0; at < bytes.length;) {
    const row = readRow(bytes, at);
    if (!row) return null;
    rows.push(row);
    at += row.bytes.length;
  }
  return rows;
}

function readRow(bytes: Buffer, at: number): DataRow | null {
  const idEnd = bytes.indexOf(colon, at);
  if (idEnd === -1) return null;
  const id = bytes.toString('utf8', at, idEnd);
  const tag = String.fromCharCode(bytes[idEnd + 1] ?? 0);
  const lengthEnd = bytes.indexOf(comma, idEnd);
  const length = lengthTags.has(tag) ? bytes.toString('utf8', idEnd + 2, lengthEnd) : '';
  if (/^[0-9a-f]+$/.test(length)) {
    const [begin, end] = [lengthEnd + 1, lengthEnd + 1 + Number.parseInt(length, 16)];
    if (end > bytes.length) return null;
    return {
      id,
      text: tag === 'T' ? bytes.toString('utf8', begin, end) : null,
      bytes: bytes.subarray(at, end),
    };
  }
  const lineEnd = bytes.indexOf(lineFeed, idEnd);
  return { id, text: null, bytes: bytes.subarray(at, lineEnd === -1 ? bytes.length : lineEnd + 1) };
}
