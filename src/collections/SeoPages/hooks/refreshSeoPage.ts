import { expirePages } from '@/hooks/refreshPages';
import { cacheTags, seoPageTag } from '@/queries/cacheTags';
import type { SeoPage } from '@/payload-types';

/** Makes the page of a record stale, and what lists all pages; no other page. */
export function refreshSeoPage({ doc }: { doc: SeoPage }): void {
  expirePages(seoPageTag(doc.pageKey));
  expirePages(cacheTags.seoPages);
}
