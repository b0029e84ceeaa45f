import { dataOfPage, withData } from './componentData';

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
  const isShared = (text: string | null) => text !== null && styles.some((style) => style.includes(text));
  return withData(
    html,
    rows.map((row) => (isShared(row.text) ? { ...row, bytes: Buffer.from(`${row.id}:T1, `) } : row)),
  );
}
