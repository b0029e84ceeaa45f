/**
 * Normalizes a text for storage and parsing: line endings become "\n", and U+FFFD replaces NUL, as in CommonMark 2.3,
 * and lone surrogates, which PostgreSQL rejects. A byte order mark at the start is dropped.
 */
export function normalizeMarkdown(text: string): string {
  return text
    .replace(/^\uFEFF+/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD');
}
