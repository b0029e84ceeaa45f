const tags =
  /<(h[1-6]|ul|ol|li|table|blockquote|strong|b|em|i|u|s|del|strike|hr|img)\b|<a\s[^>]*href|mso-list|text-decoration:\s*line-through|font-weight:\s*(bold|[6-9]00)|font-style:\s*italic/i;

/** Matches code copied from a code editor: it has colors but no formatting. */
const fromCodeEditor = /font-family:[^;"]*\b(?:monospace|menlo|consolas|monaco)\b/i;

/** Whether pasted HTML contains more than its plain text. A lone code listing counts as plain text. */
export function hasFormats(html: string): boolean {
  const isListing = fromCodeEditor.test(html) && !/<(h[1-6]|ul|ol|table|p)\b/i.test(html);
  return tags.test(html) && !isListing;
}

/** Whether the HTML is only an image: browsers copy an image together with its element. */
export function isOnlyPicture(html: string): boolean {
  const words = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(?!img\b)[^>]*>/gi, '')
    .trim();
  return /^(?:<img\b[^>]*>\s*)$/i.test(words);
}
