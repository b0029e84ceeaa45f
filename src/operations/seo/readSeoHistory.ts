import type { PayloadRequest } from 'payload';
import type { PageKey } from '@/domain/seo/pageKeys';
import { toSeoRecords } from '@/queries/seo/toSeoRecords';
import type { SeoHistory } from '@/schemas/seo';

const maxVersions = 50;

/** What was saved for a page, newest first, with who saved it. For staff; two queries, and one for share pictures. */
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
    // Marketers may not read accounts, but they may know which colleague saved a record.
    overrideAccess: true,
    req,
  });
  return new Map(docs.map(({ id, name }) => [id, name]));
}
