import type { FirmPromises } from '@/domain/firm/FirmFacts';
import { pathOfPage, type PageKey } from '@/domain/seo/pageKeys';
import type { PageFacts } from '@/domain/seo/PageToDescribe';
import { pageBreadcrumbs } from '@/domain/seo/pageBreadcrumbs';
import type { CopyOverrides } from './copy/PageCopy';
import { questionsOf } from './copy/pageWords';
import { shownPage, shownPages } from './shownPages';

/** Returns the content of a page for its structured data. */
export function pageFactsOf(key: PageKey, promises: FirmPromises, copy: CopyOverrides): PageFacts {
  const { name, changed, isService = false } = shownPage(key);
  const trail = pageBreadcrumbs(key).map((step) => ({
    name: shownPages[step].name,
    path: pathOfPage(step),
  }));
  return { name, changed, trail, isService, questions: questionsOf(key, promises, copy) };
}
