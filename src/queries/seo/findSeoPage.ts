import type { Payload, PayloadRequest } from 'payload';
import type { PageKey } from '@/domain/seo/pageKeys';
import type { SeoRecord } from '@/domain/seo/SeoRecord';
import { limitConcurrency } from '@/queries/limitConcurrency';
import { toSeoRecords } from './toSeoRecords';

/** Anyone may read, as often as they like: of the ten database connections these reads take three. */
const inPlace = limitConcurrency(3, 3_000);

/** The search metadata of one page, empty where none was saved. One indexed query, and one for a share picture. */
export async function findSeoPage(
  payload: Payload,
  pageKey: PageKey,
  req?: PayloadRequest,
): Promise<SeoRecord> {
  const { docs } = await inPlace(() =>
    payload.find({
      collection: 'seo-pages',
      where: { pageKey: { equals: pageKey } },
      limit: 1,
      pagination: false,
      depth: 0,
      // What a record says is public; who saved it is left out.
      overrideAccess: true,
      req,
    }),
  );
  const [record = {}] = await toSeoRecords(payload, docs, req);
  return record;
}
