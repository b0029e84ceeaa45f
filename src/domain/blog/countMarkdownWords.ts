/** Where a link leads and what a picture's file is called is not read. */
const addresses = /\]\([^)]*\)|^\[[^\]]+\]:.*$|<https?:[^>]*>/gm;
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu;

/** About how many words somebody reads in a text in Markdown. */
export const countMarkdownWords = (markdown: string): number =>
  markdown.replace(addresses, ' ').match(word)?.length ?? 0;
