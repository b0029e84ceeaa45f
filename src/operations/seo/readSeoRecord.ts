import type { PayloadRequest } from 'payload';
import type { PageKey } from '@/domain/seo/pageKeys';
import { toSeoRecord, type SeoRecord } from '@/domain/seo/SeoRecord';

/** The record of a page, empty where none was saved. One indexed query. */
export async function readSeoRecord({
  req,
  pageKey,
}: {
  req: PayloadRequest;
  pageKey: PageKey;
}): Promise<SeoRecord> {
  const { docs } = await req.payload.find({
    collection: 'seo-pages',
    where: { pageKey: { equals: pageKey } },
    limit: 1,
    pagination: false,
    depth: 0,
    // What a record says is public; who saved it is left out.
    overrideAccess: true,
    req,
  });
  return docs[0] ? toSeoRecord(docs[0]) : {};
}
