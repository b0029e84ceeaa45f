import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { findAllRedirects } from '@/database/tables/redirects';
import { foldText } from '@/domain/text/foldText';
import { requireStaff } from '@/operations/requireUser';
import { pageLimits } from '@/schemas/paging';
import type { RedirectAnswer, RedirectListQuery } from '@/schemas/redirects';
import { presentRedirect } from './presentRedirect';

interface ListRedirectsArgs {
  req: PayloadRequest;
  query: RedirectListQuery;
}

/** Returns one page of redirects and the number of matches. For staff. */
export async function listRedirects({
  req,
  query: { page = 1, limit = pageLimits.usual, search, sort },
}: ListRedirectsArgs): Promise<{ redirects: RedirectAnswer[]; total: number }> {
  requireStaff(req);
  const { docs, totalDocs } = await req.payload.find({
    collection: 'redirects',
    where: search ? { id: { in: await findRedirectsWith(req, search) } } : {},
    sort: [sort, 'id'],
    page,
    limit,
    depth: 0,
    overrideAccess: false,
    req,
  });
  return { redirects: docs.map(presentRedirect), total: totalDocs };
}

/** Searches in memory, because paths are stored percent-encoded. The list is short enough to be read completely. */
async function findRedirectsWith(req: PayloadRequest, search: string): Promise<number[]> {
  const wanted = foldText(search);
  const redirects = await inTransaction(req, () => findAllRedirects(req));
  const readable = (address: string) => foldText(`${address}\n${decoded(address)}`);
  return redirects
    .filter(({ from, to }) => [from, to].some((address) => readable(address).includes(wanted)))
    .map(({ id }) => id);
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
