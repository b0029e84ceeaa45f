import type { Payload, PayloadRequest } from 'payload';
import type { SeoPage } from '@/payload-types';
import type { StoredSeoPage } from './seoEntriesOf';
import { toSeoRecords } from './toSeoRecords';

/**
 * Converts rows of `seo-pages` to entries. A migration creates an empty row per page, which counts as never saved.
 */
export async function storedSeoPages(
  payload: Payload,
  docs: readonly SeoPage[],
  req?: PayloadRequest,
): Promise<StoredSeoPage[]> {
  const records = await toSeoRecords(payload, docs, req);
  return docs.map(({ id, pageKey, copy, createdAt, updatedAt }, index) => {
    const record = records[index] ?? {};
    const isAsMade = updatedAt === createdAt && Object.keys(record).length === 0;
    return { id, pageKey, record, copy: copy ?? {}, savedAt: isAsMade ? null : updatedAt };
  });
}
