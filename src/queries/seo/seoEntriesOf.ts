import { headDefaultsOf } from '@/content/site/headDefaultsOf';
import type { CopyOverrides } from '@/content/site/copy/PageCopy';
import { pageFactsOf } from '@/content/site/pageFactsOf';
import type { FirmPromises } from '@/domain/firm/FirmFacts';
import { pageKeys, type PageKey } from '@/domain/seo/pageKeys';
import { isIndexable, renderHead, type SiteFacts } from '@/domain/seo/renderHead';
import type { SeoRecord } from '@/domain/seo/SeoRecord';
import type { SeoEntry } from '@/schemas/seo';

export interface StoredSeoPage {
  id: number;
  pageKey: string;
  record: SeoRecord;
  copy: CopyOverrides;
  /** ISO 8601; null if never saved. */
  savedAt: string | null;
}

type PageEntry = SeoEntry & { pageKey: PageKey };

/** Returns all pages of the site, each with its record merged over its defaults. */
export function seoEntriesOf(
  stored: readonly StoredSeoPage[],
  site: SiteFacts,
  promises: FirmPromises,
): PageEntry[] {
  const storedByKey = new Map(stored.map((page) => [page.pageKey, page]));
  return pageKeys.map((pageKey) => {
    const { id = null, record = {}, copy = {}, savedAt = null } = storedByKey.get(pageKey) ?? {};
    const defaults = headDefaultsOf(pageKey);
    const head = renderHead(record, defaults, site);
    return {
      pageKey,
      recordId: id,
      path: defaults.path,
      record,
      defaults,
      head,
      facts: pageFactsOf(pageKey, promises, copy),
      isListed: isIndexable(head.robots),
      updatedAt: savedAt,
    };
  });
}
