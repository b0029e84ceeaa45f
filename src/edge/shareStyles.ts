/** What Next's script hands to React: the page's components once more, as rows. */
const handover = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
/** Bytes, of which this page has none. Where they come in between, the order of all counts. */
const binaryHandover = 'self.__next_f.push([3,';
const styleElement = /<style [^>]*data-precedence[^>]*>([\s\S]*?)<\/style>/g;
/** Rows whose length stands before them, in bytes: texts and binary data. */
const lengthTags = new Set('TAOoUSsLlGgMmVb');
const [colon, comma, lineFeed] = [':', ',', '\n'].map((character) => character.charCodeAt(0));

/**
 * Takes a page's styles out of the data of its components, where Next repeats them. React finds the element that has them
 * by its name and doesn't read them again; styles that only a later page needs come with that page's data. All data
 * becomes one script, so that pages with the same content are the same however they were cut. Pages that a new version
 * of Next would write in another way stay as they are.
 */
export function shareStyles(html: string): string {
  const scripts = [...html.matchAll(handover)];
  const last = scripts.at(-1);
  if (!last || html.includes(binaryHandover)) return html;
  const styles = Array.from(html.matchAll(styleElement), ([, text = '']) => text);
  const rows = scripts.map(([, text = '""']) => JSON.parse(text) as string).join('');
  const shared = withoutTexts(Buffer.from(rows), (text) => styles.some((style) => style.includes(text)));
  if (shared === null) return html;
  const [whole] = last;
  const script = `<script>self.__next_f.push([1,${asScript(shared)}])</script>`;
  return html.slice(0, last.index).replace(handover, '') + script + html.slice(last.index + whole.length);
}

/** The rows without those texts; null if they can't be read. */
function withoutTexts(rows: Buffer, isElsewhere: (text: string) => boolean): string | null {
  const kept: Buffer[] = [];
  for (let at = 0; at < rows.length;) {
    const row = readRow(rows, at);
    if (!row) return null;
    const isShared = row.text !== null && isElsewhere(row.text);
    kept.push(isShared ? Buffer.from(`${row.id}:T1, `) : rows.subarray(at, row.end));
    at = row.end;
  }
  return Buffer.concat(kept).toString();
}

interface Row {
  id: string;
  /** Of a row that is nothing but a text. */
  text: string | null;
  end: number;
}

function readRow(rows: Buffer, at: number): Row | null {
  const idEnd = rows.indexOf(colon ?? 0, at);
  if (idEnd === -1) return null;
  const id = rows.toString('utf8', at, idEnd);
  const tag = String.fromCharCode(rows[idEnd + 1] ?? 0);
  const lengthEnd = rows.indexOf(comma ?? 0, idEnd);
  const length = lengthTags.has(tag) ? rows.toString('utf8', idEnd + 2, lengthEnd) : '';
  if (/^[0-9a-f]+$/.test(length)) {
    const [begin, end] = [lengthEnd + 1, lengthEnd + 1 + Number.parseInt(length, 16)];
    return end > rows.length
      ? null
      : { id, text: tag === 'T' ? rows.toString('utf8', begin, end) : null, end };
  }
  const lineEnd = rows.indexOf(lineFeed ?? 0, idEnd);
  return { id, text: null, end: lineEnd === -1 ? rows.length : lineEnd + 1 };
}

/** As text of a script, which nothing in it can end. */
const asScript = (text: string): string =>
  JSON.stringify(text).replace(
    /[&><\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
