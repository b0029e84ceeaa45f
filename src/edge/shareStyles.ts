import { dataOfPage, withData, type DataRow } from './componentData';

/** Long styles have rows of their own; short ones stand in the row of the component that needs them. */
const styleMark = '.css","children":"';
const shortStyle = /("href":"\/_next\/static\/[^"]+\.css","children":)("(?:[^"\\]|\\.)*")/g;
const styleElement = /<style [^>]*data-precedence[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Takes a page's styles out of the data of its components, where Next repeats them. React finds the element that has them
 * by its name and doesn't read them again; styles that only a later page needs come with that page's data. All data
 * becomes one script. Pages that a new version of Next would write in another way stay as they are.
 */
export function shareStyles(html: string): string {
  const rows = dataOfPage(html);
  if (!rows) return html;
  const styles = Array.from(html.matchAll(styleElement), ([, text = '']) => text);
  return withData(
    html,
    rows.map((row) => withoutStyles(row, styles)),
  );
}

function withoutStyles(row: DataRow, styles: readonly string[]): DataRow {
  const isShared = (text: string) => styles.some((style) => style.includes(text));
  if (row.text !== null) {
    return isShared(row.text) ? { ...row, bytes: Buffer.from(`${row.id}:T1, `) } : row;
  }
  if (!row.bytes.includes(styleMark)) return row;
  const text = row.bytes.toString().replace(shortStyle, (whole, start: string, value: string) => {
    return isShared(JSON.parse(value) as string) ? `${start}" "` : whole;
  });
  return { ...row, bytes: Buffer.from(text) };
}
