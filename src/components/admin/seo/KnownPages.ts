import type { SeoEntries, SeoEntry } from '@/schemas/seo';

/** The page that is edited, among all pages. */
export interface KnownPages {
  entry: SeoEntry;
  entries: SeoEntries;
}
