import type { PayloadRequest } from 'payload';
import type { PageKey } from '@/domain/seo/pageKeys';
import { toSeoRecords } from '@/queries/seo/toSeoRecords';
import type { SeoHistory } from '@/schemas/seo';

const maxVersions = 50;

/**
 * Returns the saved versions of a page's metadata, newest first, with the user who saved each. For staff; runs two
 * queries, and one more for share images.
 */
export async function readSeoHistory({
  req,
  pageKey,
}: {
  req: PayloadRequest;
  pageKey: PageKey;
}): Promise<SeoHistory> {
  const { docs } = await req.payload.findVersions({
    collection: 'seo-pages',
    where: { 'version.pageKey': { equals: pageKey } },
    sort: ['-updatedAt', '-id'],
    limit: maxVersions,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  const names = await namesOf(
    req,
    docs.map(({ version }) => version.updatedBy),
  );
  const versions = docs.map(({ version }) => version);
  const records = await toSeoRecords(req.payload, versions, req);
  return docs.map(({ id, updatedAt, version }, index) => ({
    id: Number(id),
    savedAt: updatedAt,
    savedBy: names.get(version.updatedBy) ?? null,
    record: records[index] ?? {},
  }));
}

async function namesOf(req: PayloadRequest, ids: unknown[]): Promise<Map<unknown, string>> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: [...new Set(ids)].filter((id) => typeof id === 'number') } },
    select: { name: true },
    pagination: false,
    depth: 0,
    // Bypasses access on purpose: marketers may not read accounts, but may see which colleague saved a record.
    overrideAccess: true,
    req,
  });
  return new Map(docs.map(({ id, name }) => [id, name]));
}
