import type { PayloadRequest } from 'payload';
import { escapeLike } from '@/database/containing';
import { requireStaff } from '@/operations/requireUser';
import { pageLimits } from '@/schemas/paging';
import type { RedirectAnswer, RedirectListQuery } from '@/schemas/redirects';
import { presentRedirect } from './presentRedirect';

interface ListRedirectsArgs {
  req: PayloadRequest;
  query: RedirectListQuery;
}

/** A page of the redirects, and how many match. For staff. */
export async function listRedirects({
  req,
  query: { page = 1, limit = pageLimits.usual, search, sort },
}: ListRedirectsArgs): Promise<{ redirects: RedirectAnswer[]; total: number }> {
  requireStaff(req);
  const contains = escapeLike(search ?? '');
  const { docs, totalDocs } = await req.payload.find({
    collection: 'redirects',
    where: search ? { or: [{ from: { contains } }, { to: { contains } }] } : {},
    sort: [sort, 'id'],
    page,
    limit,
    depth: 0,
    overrideAccess: false,
    req,
  });
  return { redirects: docs.map(presentRedirect), total: totalDocs };
}
