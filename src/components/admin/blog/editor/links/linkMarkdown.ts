/** A link in Markdown. Nothing in its words is meant as a sign; those that were selected are Markdown already. */
export function linkMarkdown(words: string, href: string): string {
  const address = /[()\s<>]/.test(href) ? `<${href.replace(/[<>\s]/g, encodeURIComponent)}>` : href;
  return `[${words}](${address})`;
}

/** Words that are to be taken as they are. */
export const plainWords = (text: string): string => text.replace(/[\\`*_[\]<>&~]/g, String.raw`\$&`);
