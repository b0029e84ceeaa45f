import type { PageToCheck, SiteToCheck } from './PageToCheck';
import { sameWordsAmong } from './sameWordsAmong';
import { withoutEndSlash } from './withoutEndSlash';

/** A site all of whose pages are at hand. */
export function siteOfPages(origin: string, pages: readonly PageToCheck[]): SiteToCheck {
  const paths = new Set(pages.map(({ path }) => withoutEndSlash(path)));
  return {
    origin,
    isKnownPath: (path) => paths.has(withoutEndSlash(path)),
    sameWords: sameWordsAmong(pages),
  };
}
