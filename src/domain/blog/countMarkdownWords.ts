/**
 * Where a link leads and what a picture's file is called is not read. Each is in one line, and is looked for up to where the
 * next could begin only, so that many which never end are looked through once.
 */
const addresses = /\]\([^)\]\n]*\)|^\[[^\]\n]+\]:.*$|<https?:[^<>\n]*>/gm;
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu;

/** About how many words somebody reads in a text in Markdown. */
export const countMarkdownWords = (markdown: string): number =>
  markdown.replace(addresses, ' ').match(word)?.length ?? 0;
