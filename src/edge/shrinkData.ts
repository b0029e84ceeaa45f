import { dataOfPage, withData, type DataRow } from './componentData';
import { takeOutStill } from './takeOutStill';

/** Long styles have rows of their own; short ones stand in the row of the component that needs them. */
const styleMark = '.css","children":"';
const shortStyle = /("href":"\/_next\/static\/[^"]+\.css","children":)("(?:[^"\\]|\\.)*")/g;
/** Properties that say they aren't there. Within a text each quote has a backslash before it. */
const gap = /,"[\w-]+":"\$undefined"|"[\w-]+":"\$undefined",?/g;
/** The text of an inline script, among the data of a component. */
const scriptText = /("__html":)("(?:[^"\\]|\\.)+")/g;
/** Of an array or an object. */
const componentStarts = new Set(Buffer.from('[{'));
const scriptElement = /<script(?: [^>]*)?>([\s\S]*?)<\/script>/g;
const styleElement = /<style [^>]*data-precedence[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Takes out of the data of a page's components what React doesn't need there: properties without a value, and the page's
 * styles and inline scripts, which Next repeats. React finds the elements that have them and doesn't read them again;
 * styles that only a later page needs come with that page's data; and what is still (`takeOutStill`). All data becomes one script. Pages that a new version of
 * Next would write in another way stay as they are.
 */
export function shrinkData(html: string): string {
  const rows = dataOfPage(html);
  if (!rows) return html;
  const styles = Array.from(html.matchAll(styleElement), ([, text = '']) => text);
  const scripts = new Set(Array.from(html.matchAll(scriptElement), ([, text = '']) => text));
  return withData(
    html,
    longestFirst(
      takeOutStill(rows).map((row) => withoutGaps(withoutScripts(withoutStyles(row, styles), scripts))),
    ),
  );
}

function withoutStyles(row: DataRow, styles: readonly string[]): DataRow {
  const isShared = (text: string) => styles.some((style) => style.includes(text));
  if (row.text !== null) return isShared(row.text) ? withoutText(row) : row;
  return changed(row, styleMark, (text) =>
    text.replace(shortStyle, (whole, start: string, value: string) =>
      isShared(JSON.parse(value) as string) ? `${start}" "` : whole,
    ),
  );
}

function withoutScripts(row: DataRow, scripts: ReadonlySet<string>): DataRow {
  if (row.text !== null) return scripts.has(row.text) ? withoutText(row) : row;
  return changed(row, '"__html"', (text) =>
    text.replace(scriptText, (whole, name: string, value: string) =>
      scripts.has(JSON.parse(value) as string) ? `${name}""` : whole,
    ),
  );
}

/** Long texts have rows of their own. */
const withoutText = (row: DataRow): DataRow => ({ ...row, bytes: Buffer.from(`${row.id}:T1, `) });

const withoutGaps = (row: DataRow): DataRow => changed(row, '"$undefined"', (text) => text.replace(gap, ''));

/** The row after a change to a component that has `mark` among its data. */
const changed = (row: DataRow, mark: string, change: (text: string) => string): DataRow =>
  row.text === null && row.bytes.includes(mark)
    ? { ...row, bytes: Buffer.from(change(row.bytes.toString())) }
    : row;

/** What React asks for first, and reads as soon as it comes. */
const rootId = '0';

/**
 * Components name each other and may come in any order before the root: React may be waiting for that one already, and what
 * it is made of, such as the type of an element, has to be there when it is read. What else there is stays in its own
 * order: parts of one, and modules, which come after the names of their files. Compression finds what it has seen in the
 * last 32 kB, the page's own text among it; long rows repeat most of that.
 */
function longestFirst(rows: readonly DataRow[]): DataRow[] {
  const last = rows.at(-1);
  // Not to the end of its line: the page was cut off.
  if (last?.text === null && !last.bytes.toString().endsWith('\n')) return [...rows];
  const times = new Map<string, number>();
  for (const { id } of rows) times.set(id, (times.get(id) ?? 0) + 1);
  const isRoot = ({ id }: DataRow) => id === rootId;
  const isComponent = ({ id, bytes }: DataRow) =>
    id !== '' && times.get(id) === 1 && componentStarts.has(bytes[id.length + 1] ?? 0);
  const components = rows.filter((row) => isComponent(row) && !isRoot(row));
  const others = rows.filter((row) => !isComponent(row) && !isRoot(row));
  components.sort((one, other) => other.bytes.length - one.bytes.length);
  return [...components, ...others, ...rows.filter(isRoot)];
}
