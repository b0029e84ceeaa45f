import type { SeoEntries, SeoEntry } from '@/schemas/seo';

/** The edited page among all pages. */
export interface KnownPages {
  entry: SeoEntry;
  entries: SeoEntries;
}
