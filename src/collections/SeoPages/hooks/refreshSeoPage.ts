import type { SeoPage } from '@/payload-types';
import { cacheTags, seoPageTag } from '@/queries/cacheTags';
import { expirePages } from '@/services/caching/expirePages';

/** Invalidates the record's page and the lists of all pages. */
export function refreshSeoPage({ doc }: { doc: SeoPage }): void {
  expirePages(seoPageTag(doc.pageKey));
  expirePages(cacheTags.seoPages);
}
