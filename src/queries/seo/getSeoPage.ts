import type { PageKey } from '@/domain/seo/pageKeys';
import type { SeoRecord } from '@/domain/seo/SeoRecord';
import { cachedQueryBy } from '@/queries/cachedQueryBy';
import { seoPageTag } from '@/queries/cacheTags';
import { findSeoPage } from './findSeoPage';

/** Returns the search metadata of one page. Saving it invalidates the pages that read it, and no others. */
export const getSeoPage: (key: PageKey) => Promise<SeoRecord> = cachedQueryBy<PageKey, SeoRecord>({
  name: 'seo-page',
  tags: (key) => [seoPageTag(key)],
  fallback: {},
  query: (payload, key) => findSeoPage(payload, key),
});
