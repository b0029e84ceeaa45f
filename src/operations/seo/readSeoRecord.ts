import type { PayloadRequest } from 'payload';
import type { PageKey } from '@/domain/seo/pageKeys';
import type { SeoRecord } from '@/domain/seo/SeoRecord';
import { findSeoPage } from '@/queries/seo/findSeoPage';

/** The record of a page, empty where none was saved. For everyone; one indexed query. */
export function readSeoRecord({
  req,
  pageKey,
}: {
  req: PayloadRequest;
  pageKey: PageKey;
}): Promise<SeoRecord> {
  return findSeoPage(req.payload, pageKey, req);
}
