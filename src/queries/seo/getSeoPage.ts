import type { PageKey } from '@/domain/seo/pageKeys';
import { toSeoRecord, type SeoRecord } from '@/domain/seo/SeoRecord';
import { cachedQueryBy } from '@/queries/cachedQueryBy';
import { seoPageTag } from '@/queries/cacheTags';

interface SeoPage {
  record: SeoRecord;
  /** When it was last saved; null without a record. */
  updatedAt: string | null;
}

/** The search metadata of one page. A page that reads it is made anew when it is saved, and no other page is. */
export const getSeoPage: (key: PageKey) => Promise<SeoPage> = cachedQueryBy<PageKey, SeoPage>({
  name: 'seo-page',
  tags: (key) => [seoPageTag(key)],
  fallback: { record: {}, updatedAt: null },
  query: async (payload, key) => {
    const { docs } = await payload.find({
      collection: 'seo-pages',
      where: { pageKey: { equals: key } },
      limit: 1,
      pagination: false,
      depth: 0,
      // What a record says is public; who saved it is left out.
      overrideAccess: true,
    });
    return docs[0]
      ? { record: toSeoRecord(docs[0]), updatedAt: docs[0].updatedAt }
      : { record: {}, updatedAt: null };
  },
});
