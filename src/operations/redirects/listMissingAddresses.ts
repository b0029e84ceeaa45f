import type { PayloadRequest } from 'payload';
import { findMissingAddresses } from '@/database/tables/missingAddresses';
import { nearestPath } from '@/domain/redirects/nearestPath';
import { pageKeys, pathOfPage } from '@/domain/seo/pageKeys';
import { requireStaff } from '@/operations/requireUser';
import type { MissingAddress, MissingAddressQuery } from '@/schemas/missingAddresses';
import { pageLimits } from '@/schemas/paging';

interface ListMissingArgs {
  req: PayloadRequest;
  query: MissingAddressQuery;
}

/** Signed-in pages are nobody's old address. */
const publicPages = pageKeys.filter((key) => key !== 'dashboard' && key !== 'admin').map(pathOfPage);
/** Of the newest posts; older ones are rarely looked for, and each is compared with each address. */
const mostPosts = 2_000;

/** A page of what visitors asked for and didn't find, most asked for first, with where each might lead. For staff; two queries. */
export async function listMissingAddresses({
  req,
  query: { page = 1, limit = pageLimits.usual },
}: ListMissingArgs): Promise<{ addresses: MissingAddress[]; total: number }> {
  requireStaff(req);
  const { rows, total } = await findMissingAddresses(req, { page, limit });
  const pages = rows.length > 0 ? [...publicPages, ...(await pathsOfPosts(req))] : [];
  const addresses = rows.map((row) => ({
    path: row.path,
    count: row.count,
    firstAt: new Date(row.firstAt).toISOString(),
    lastAt: new Date(row.lastAt).toISOString(),
    suggestion: nearestPath(row.path, pages),
  }));
  return { addresses, total };
}

async function pathsOfPosts(req: PayloadRequest): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'posts',
    where: { _status: { equals: 'published' } },
    select: { slug: true },
    sort: '-date',
    limit: mostPosts,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  return docs.map(({ slug }) => `/blog/${slug}`);
}
