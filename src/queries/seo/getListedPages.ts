import { shownPage } from '@/content/site/shownPages';
import { absoluteAddress } from '@/domain/seo/absoluteAddress';
import { cachedQuery } from '@/queries/cachedQuery';
import { cacheTags } from '@/queries/cacheTags';
import { getFirmFacts } from '@/queries/getFirmFacts';
import { getSiteSettings } from '@/queries/getSiteSettings';
import { siteOrigin } from '@/queries/siteOrigin';
import { storedSeoPages } from './storedSeoPages';
import { seoEntriesOf, type StoredSeoPage } from './seoEntriesOf';

export interface ListedPage {
  /** Absolute. */
  url: string;
  path: string;
  /** Without the firm's name, unless the record's title contains it. */
  title: string;
  description: string;
  /** ISO date or time of the last change of its copy or metadata. */
  changed: string;
}

const getStoredPages: () => Promise<StoredSeoPage[]> = cachedQuery({
  name: 'stored-seo-pages',
  tag: cacheTags.seoPages,
  fallback: [],
  query: async (payload) => {
    // Bypasses access: the content is public, and who saved it is omitted.
    const common = { pagination: false, depth: 0, overrideAccess: true } as const;
    const { docs } = await payload.find({ collection: 'seo-pages', ...common });
    return storedSeoPages(payload, docs);
  },
});

/** Returns the pages that search engines may index under their own URL, home first. */
export async function getListedPages(): Promise<ListedPage[]> {
  const [stored, { firmName }, { promises }] = await Promise.all([
    getStoredPages(),
    getSiteSettings(),
    getFirmFacts(),
  ]);
  return seoEntriesOf(stored, { origin: siteOrigin, firmName }, promises).flatMap((entry) => {
    const { path, record, defaults, head, isListed, updatedAt } = entry;
    const url = absoluteAddress(siteOrigin, path);
    const isElsewhere = new URL(head.canonicalUrl).href !== new URL(url).href;
    if (!isListed || isElsewhere) return [];
    const { changed } = shownPage(entry.pageKey);
    return [
      {
        url,
        path,
        title: record.title ?? defaults.title,
        description: head.description,
        changed: updatedAt && updatedAt > changed ? updatedAt : changed,
      },
    ];
  });
}
