const tags =
  /<(h[1-6]|ul|ol|li|table|blockquote|strong|b|em|i|u|s|del|strike|hr|img)\b|<a\s[^>]*href|mso-list|text-decoration:\s*line-through|font-weight:\s*(bold|[6-9]00)|font-style:\s*italic/i;

/** A listing out of an editor of code: colors, but no formats. */
const fromCodeEditor = /font-family:[^;"]*\b(?:monospace|menlo|consolas|monaco)\b/i;

/** Whether there is more in pasted HTML than its plain text says. A text that is one listing is pasted as it is. */
export function hasFormats(html: string): boolean {
  const isListing = fromCodeEditor.test(html) && !/<(h[1-6]|ul|ol|table|p)\b/i.test(html);
  return tags.test(html) && !isListing;
}

/** Browsers copy a picture together with its element. */
export function isOnlyPicture(html: string): boolean {
  const words = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(?!img\b)[^>]*>/gi, '')
    .trim();
  return /^(?:<img\b[^>]*>\s*)$/i.test(words);
}
