import type { PayloadRequest } from 'payload';
import type { PageKey } from '@/domain/seo/pageKeys';
import type { SeoRecord } from '@/domain/seo/SeoRecord';
import { findSeoPage } from '@/queries/seo/findSeoPage';

/** Returns the metadata record of a page, empty if none was saved. Public; runs one indexed query. */
export async function readSeoRecord({
  req,
  pageKey,
}: {
  req: PayloadRequest;
  pageKey: PageKey;
}): Promise<SeoRecord> {
  return (await findSeoPage(req.payload, pageKey, req)).record;
}
