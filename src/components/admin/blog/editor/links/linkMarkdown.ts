/** Returns a link in Markdown. The label is escaped unless it was selected, which makes it Markdown already. */
export function linkMarkdown(words: string, href: string): string {
  const address = /[()\s<>]/.test(href) ? `<${href.replace(/[<>\s]/g, encodeURIComponent)}>` : href;
  return `[${words}](${address})`;
}

/** Escapes text so that Markdown renders it literally. */
export const plainWords = (text: string): string => text.replace(/[\\`*_[\]<>&~]/g, String.raw`\$&`);
