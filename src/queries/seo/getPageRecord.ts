import { cache } from 'react';
import type { PageKey } from '@/domain/seo/pageKeys';
import { cachedQueryBy } from '@/queries/cachedQueryBy';
import { seoPageTag } from '@/queries/cacheTags';
import { findSeoPage, type PageRecord } from './findSeoPage';

/**
 * Returns what one page's record holds. Saving it invalidates the pages that read it, and no others. Head, structured
 * data, and copy of a page share one read.
 */
export const getPageRecord: (key: PageKey) => Promise<PageRecord> = cache(
  cachedQueryBy<PageKey, PageRecord>({
    name: 'seo-page',
    tags: (key) => [seoPageTag(key)],
    fallback: { record: {}, imageAlt: null, copy: {} },
    query: (payload, key) => findSeoPage(payload, key),
  }),
);
