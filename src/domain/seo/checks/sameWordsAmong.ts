import type { PageToCheck, SameWords, Words } from './PageToCheck';

type Part = keyof SameWords;

const nowhere: ReadonlySet<string> = new Set();

/** What readers take for the same: whatever the case, the spaces and the width of letters. */
const comparable = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

function pathsByWords(pages: readonly PageToCheck[], part: Part): Map<string, Set<string>> {
  const pathsOf = new Map<string, Set<string>>();
  for (const { path, head, isListed } of pages) {
    const words = comparable(head[part]);
    if (!isListed || !words) continue;
    const paths = pathsOf.get(words);
    if (paths) paths.add(path);
    else pathsOf.set(words, new Set([path]));
  }
  return pathsOf;
}

/**
 * Finds among `pages` the listed ones with the same title or description as a page: one look at all pages, then one
 * look-up for each question, however many say the same.
 */
export function sameWordsAmong(pages: readonly PageToCheck[]): (words: Words) => SameWords {
  const titles = pathsByWords(pages, 'title');
  const descriptions = pathsByWords(pages, 'description');
  return ({ title, description }) => ({
    title: titles.get(comparable(title)) ?? nowhere,
    description: descriptions.get(comparable(description)) ?? nowhere,
  });
}
