import { createHash } from 'node:crypto';
import { dataOfPage, readRows, type DataRow } from '../componentData';
import { withoutHandovers } from '../handover';

/** Names of files, errors and hints: letters before what is JSON. */
const row = /^([A-Z]*)(.*)$/s;
/** One row's name for another, and perhaps for a part of it. */
const reference = /^\$[L@QWB]?([0-9a-f]+)(:.*)?$/;
/** Where React began and ended to wait, which says nothing of what it waited for. */
const waitMarks = /<!--\/?\$-->/g;

const sumOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

interface Content {
  status: number;
  contentType: string;
  /** Where it leads; all that a redirect says. */
  location?: string;
  body: Buffer;
}

/**
 * The entity tag of an answer: weak, because it tells whether two say the same, not whether they are the same bytes. Next
 * writes the components of a page in the order in which they became ready, and numbers them so; here each stands where it
 * is used.
 */
export function contentTag({ status, contentType, location = '', body }: Content): string {
  const hash = createHash('sha256').update(`${status} ${contentType} ${location}`);
  const html = contentType.startsWith('text/html') ? body.toString() : null;
  const rows = html === null ? dataIn(contentType, body) : dataOfPage(html);
  if (rows) hash.update(JSON.stringify(inPlace(rows)));
  if (html !== null) hash.update(withoutHandovers(html).replace(waitMarks, ''));
  else if (!rows) hash.update(body);
  return `W/"${hash.digest('base64url').slice(0, 27)}"`;
}

const dataIn = (contentType: string, body: Buffer): DataRow[] | null =>
  contentType.startsWith('text/x-component') ? readRows(body) : null;

/**
 * A sum of what the first row stands for, in which those that it refers to have their sums instead of names; and all rows
 * that have no name.
 */
function inPlace(rows: readonly DataRow[]): unknown {
  const byId = new Map(rows.filter(({ id }) => id !== '').map((one) => [one.id, one]));
  const placed = new Map<string, string>();

  const place = (id: string): string => {
    const known = placed.get(id);
    if (known !== undefined) return known;
    // For a row that refers to itself.
    placed.set(id, '');
    const sum = sumOf(JSON.stringify([contentOf(byId.get(id))]));
    placed.set(id, sum);
    return sum;
  };
  const contentOf = (one: DataRow | undefined): unknown => {
    if (!one || one.text !== null) return one?.text;
    const text = one.bytes.toString('utf8', one.id.length + 1);
    const [, tag = '', value = ''] = row.exec(text) ?? [];
    try {
      return [tag, follow(JSON.parse(value))];
    } catch {
      return text;
    }
  };
  const follow = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const [, id = '', part = ''] = reference.exec(value) ?? [];
      return byId.has(id) ? [place(id), part] : value;
    }
    if (Array.isArray(value)) return value.map(follow);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, follow(part)]));
  };
  const hints = rows.filter(({ id }) => id === '').map(({ bytes }) => bytes.toString());
  return [place('0'), hints.sort()];
}
