import type { PageKey } from '@/domain/seo/pageKeys';
import { cachedQueryBy } from '@/queries/cachedQueryBy';
import { seoPageTag } from '@/queries/cacheTags';
import { findSeoPage, type FoundSeoPage } from './findSeoPage';

/** The search metadata of one page. A page that reads it is made anew when it is saved, and no other page is. */
export const getSeoPage: (key: PageKey) => Promise<FoundSeoPage> = cachedQueryBy<PageKey, FoundSeoPage>({
  name: 'seo-page',
  tags: (key) => [seoPageTag(key)],
  fallback: { record: {}, updatedAt: null },
  query: (payload, key) => findSeoPage(payload, key),
});
