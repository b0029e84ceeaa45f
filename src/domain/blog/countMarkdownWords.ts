/**
 * Addresses and file names, which don't count as words. Each match stays within one line and stops where the next could
 * begin, so that many unterminated ones take linear time.
 */
const addresses = /\]\([^)\]\n]*\)|^\[[^\]\n]+\]:.*$|<https?:[^<>\n]*>/gm;
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu;

/** Estimates how many words of a Markdown text a reader reads. */
export const countMarkdownWords = (markdown: string): number =>
  markdown.replace(addresses, ' ').match(word)?.length ?? 0;
