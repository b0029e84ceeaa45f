import { defaultShareImagePath } from '@/content/site/shareImagePath';
import type { PageToCheck, SiteToCheck } from '@/domain/seo/checks/PageToCheck';
import type { SeoEntries, SeoEntry } from '@/schemas/seo';

export type CheckedEntry = PageToCheck & { entry: SeoEntry };

const pageToCheck = (entry: SeoEntry): CheckedEntry => ({
  entry,
  path: entry.path,
  head: entry.head,
  canonicalUrl: entry.record.canonicalUrl ?? '',
  finalSchema: entry.record.finalSchema ?? '',
  isListed: entry.isListed,
  isNeverListed: Boolean(entry.defaults.robots),
});

/** The server's list of pages as the checks take it. */
export function siteToCheck({ site, entries }: SeoEntries): SiteToCheck & { pages: CheckedEntry[] } {
  return {
    origin: site.origin,
    defaultImage: site.origin + defaultShareImagePath,
    pages: entries.map(pageToCheck),
  };
}
