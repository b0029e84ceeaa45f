import { pathOfPage } from '@/domain/seo/pageKeys';
import type { PageFacts } from '@/domain/seo/PageToDescribe';
import { pageTrail } from '@/domain/seo/pageTrail';
import { shownPage, shownPages, type ShownPageKey } from './shownPages';

const isShown = (key: string): key is ShownPageKey => Object.hasOwn(shownPages, key);

/** What a page shows, for its structured data. */
export function pageFactsOf(key: ShownPageKey): PageFacts {
  const { name, changed, isService = false, questions = [] } = shownPage(key);
  const trail = pageTrail(key)
    .filter(isShown)
    .map((step) => ({ name: shownPages[step].name, path: pathOfPage(step) }));
  return { name, changed, trail, isService, questions };
}
