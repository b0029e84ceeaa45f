/**
 * A text as it can be stored and read: line ends are "\n", and U+FFFD stands for null characters, as CommonMark 2.3 has
 * it, and for halves of surrogate pairs, which PostgreSQL refuses. A byte order mark at the start is no part of the
 * text.
 */
export function normalizeMarkdown(text: string): string {
  return text
    .replace(/^\uFEFF+/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD');
}
