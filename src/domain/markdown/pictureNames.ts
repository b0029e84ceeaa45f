const address = /\/blog-images\/([a-z0-9][a-z0-9._-]*)/gi;

/** Returns the distinct file names of stored images in a Markdown text. */
export function pictureNames(markdown: string): string[] {
  return [...new Set(Array.from(markdown.matchAll(address), ([, name = '']) => name))];
}
