import type { IncomingMessage, ServerResponse } from 'node:http';
import { withQuery } from '@/domain/redirects/withQuery';
import type { NotFoundCounter } from './NotFoundCounter';
import { preserveQuery } from './preserveQuery';
import { redirectInstead } from './redirectInstead';
import type { RedirectTable } from './RedirectTable';

/** Posts and category lists. */
const mayHaveMoved = /^\/blog\/(?:[^/]+|category\/[^/]+(?:\/page\/\d+)?)$/;

export const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

/**
 * Replaces a 404 by a redirect from the table. Call it before the request is handled. Next redirects a trailing slash to
 * the address without it, which may redirect again; addresses that may have moved are therefore handled without their
 * slash at once.
 */
export async function redirectMoved(
  { redirects, notFound }: { redirects: RedirectTable; notFound: NotFoundCounter },
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  await redirects.catchUp();
  const query = (request.url ?? '').slice(path.length);
  const bare = withoutSlash(path);
  const isBared = bare !== path && (mayHaveMoved.test(bare) || redirects.find(path) !== null);
  if (isBared) request.url = bare + query;
  preserveQuery(response, query);
  redirectInstead(response, (status) => {
    // The page exists, but its canonical address has no slash.
    if (isBared && status === 200) return { status: 308, location: bare + query };
    if (status !== 404) return null;
    const redirect = redirects.find(path);
    if (!redirect) notFound.count(request);
    return redirect && { status: redirect.isPermanent ? 308 : 307, location: withQuery(redirect.to, query) };
  });
}
