import { headDefaultsOf } from '@/content/site/headDefaultsOf';
import { pageFactsOf } from '@/content/site/pageFactsOf';
import type { FirmPromises } from '@/domain/firm/FirmFacts';
import { pageKeys, type PageKey } from '@/domain/seo/pageKeys';
import { isIndexable, renderHead, type SiteFacts } from '@/domain/seo/renderHead';
import { toSeoRecord, type SeoField } from '@/domain/seo/SeoRecord';
import type { SeoEntry } from '@/schemas/seo';

export type StoredSeoPage = { pageKey: string; updatedAt: string } & {
  readonly [Field in SeoField]?: string | null;
};

/** An entry of a page that has a record. */
type PageEntry = SeoEntry & { pageKey: PageKey };

/** All pages that the site shows, each with its record laid over its own words. */
export function seoEntriesOf(
  stored: readonly StoredSeoPage[],
  site: SiteFacts,
  promises: FirmPromises,
): PageEntry[] {
  const storedByKey = new Map(stored.map((document) => [document.pageKey, document]));
  return pageKeys.map((pageKey) => {
    const document = storedByKey.get(pageKey);
    const record = document ? toSeoRecord(document) : {};
    const defaults = headDefaultsOf(pageKey);
    const head = renderHead(record, defaults, site);
    return {
      pageKey,
      path: defaults.path,
      record,
      defaults,
      head,
      facts: pageFactsOf(pageKey, promises),
      isListed: isIndexable(head.robots),
      updatedAt: document?.updatedAt ?? null,
    };
  });
}
