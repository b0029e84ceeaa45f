const address = /\/blog-images\/([a-z0-9][a-z0-9._-]*)/gi;

/** The names of stored pictures that a text in Markdown may show, each once. */
export function pictureNames(markdown: string): string[] {
  return [...new Set(Array.from(markdown.matchAll(address), ([, name = '']) => name))];
}
