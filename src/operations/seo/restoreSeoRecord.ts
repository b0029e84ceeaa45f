import type { PayloadRequest } from 'payload';
import type { PageKey } from '@/domain/seo/pageKeys';
import type { SeoRecord } from '@/domain/seo/SeoRecord';
import { Missing } from '@/errors/ApiFailures';
import { toSeoRecords } from '@/queries/seo/toSeoRecords';
import { seoBodySchema } from '@/schemas/seo';
import { saveSeoRecord } from './saveSeoRecord';

/**
 * Saves an earlier version of a page's record as a new version. For staff.
 * @throws Missing for a version of another page
 */
export async function restoreSeoRecord({
  req,
  pageKey,
  versionId,
}: {
  req: PayloadRequest;
  pageKey: PageKey;
  versionId: number;
}): Promise<SeoRecord> {
  const { docs } = await req.payload.findVersions({
    collection: 'seo-pages',
    where: { and: [{ id: { equals: versionId } }, { 'version.pageKey': { equals: pageKey } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  const [record] = await toSeoRecords(
    req.payload,
    docs.map(({ version }) => version),
    req,
  );
  if (!record) throw new Missing('Version not found');
  return saveSeoRecord({ req, pageKey, body: seoBodySchema.parse(record) });
}
