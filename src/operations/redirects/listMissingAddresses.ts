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

/** Signed-in pages are never suggested as targets. */
const publicPages = pageKeys.filter((key) => key !== 'dashboard' && key !== 'admin').map(pathOfPage);
/** Only the newest posts: older ones are rarely the target, and every path is compared with every post. */
const mostPosts = 2_000;

/**
 * Returns one page of paths that visitors requested and that don't exist, most requested first, each with a suggested
 * target. For staff; runs two queries.
 */
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
