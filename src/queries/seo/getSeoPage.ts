import type { PageKey } from '@/domain/seo/pageKeys';
import type { SeoRecord } from '@/domain/seo/SeoRecord';
import { cachedQueryBy } from '@/queries/cachedQueryBy';
import { seoPageTag } from '@/queries/cacheTags';
import { findSeoPage } from './findSeoPage';

/** The search metadata of one page. A page that reads it is made anew when it is saved, and no other page is. */
export const getSeoPage: (key: PageKey) => Promise<SeoRecord> = cachedQueryBy<PageKey, SeoRecord>({
  name: 'seo-page',
  tags: (key) => [seoPageTag(key)],
  fallback: {},
  query: (payload, key) => findSeoPage(payload, key),
});
