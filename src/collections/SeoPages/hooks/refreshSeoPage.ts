import { expirePages } from '@/services/caching/expirePages';
import { cacheTags, seoPageTag } from '@/queries/cacheTags';
import type { SeoPage } from '@/payload-types';

/** Invalidates the record's page and the lists of all pages. */
export function refreshSeoPage({ doc }: { doc: SeoPage }): void {
  expirePages(seoPageTag(doc.pageKey));
  expirePages(cacheTags.seoPages);
}
