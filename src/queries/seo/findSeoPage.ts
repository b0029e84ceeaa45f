import type { Payload, PayloadRequest } from 'payload';
import type { PageKey } from '@/domain/seo/pageKeys';
import type { CopyOverrides } from '@/content/site/copy/PageCopy';
import type { SeoRecord } from '@/domain/seo/SeoRecord';
import { limitConcurrency } from '@/queries/limitConcurrency';
import { toDescribedRecords } from './toSeoRecords';

/** What a page's record holds. Empty if nothing was saved. */
export interface PageRecord {
  record: SeoRecord;
  /** Alt text of the share image, if the record has one. */
  imageAlt: string | null;
  copy: CopyOverrides;
}

/**
 * Anyone can read, and the rate limit is only per client address, so these reads may use three of the ten database
 * connections.
 */
const inPlace = limitConcurrency(3, 3_000);

/**
 * Returns the search metadata of one page and the words that replace its copy. Takes one indexed query, and one for a
 * share image.
 */
export async function findSeoPage(
  payload: Payload,
  pageKey: PageKey,
  req?: PayloadRequest,
): Promise<PageRecord> {
  const { docs } = await inPlace(() =>
    payload.find({
      collection: 'seo-pages',
      where: { pageKey: { equals: pageKey } },
      limit: 1,
      pagination: false,
      depth: 0,
      // Bypasses access: the content is public, and toSeoRecords omits who saved it.
      overrideAccess: true,
      req,
    }),
  );
  const [described = { record: {}, imageAlt: null }] = await toDescribedRecords(payload, docs, req);
  return { ...described, copy: docs[0]?.copy ?? {} };
}
