import type { IncomingMessage, ServerResponse } from 'node:http';
import { withQuery } from '@/domain/redirects/withQuery';
import type { NotFoundCounter } from './NotFoundCounter';
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

/**
 * Appends the request's query to the target of a page's redirect. Pages are cached for everybody without a query;
 * redirects from Next's own rules already contain it. Call it before the request is handled.
 * @param query with its question mark; empty for none
 */
function preserveQuery(response: ServerResponse, query: string): void {
  if (query === '') return;
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status: number, ...others: unknown[]): ServerResponse => {
    // Next appends the header, so a single value may be an array.
    const location = String(response.getHeader('Location') ?? '');
    const isBare = location.startsWith('/') && !location.includes('?');
    if (status === 308 && isBare) response.setHeader('Location', withQuery(location, query));
    return Reflect.apply(writeHead, undefined, [status, ...others]) as ServerResponse;
  };
}

interface Move {
  status: 307 | 308;
  location: string;
}

/** Headers of the replaced page. */
const ofThePage = /^(content-|x-nextjs-|(cache-control|etag|last-modified|link|transfer-encoding|vary)$)/;

/**
 * Replaces a response by a redirect. Call it before the request is handled, and before any other wrapper of the
 * response.
 * @param find called once, when the status of the original response is known; returns null to keep that response
 */
function redirectInstead(response: ServerResponse, find: (status: number) => Move | null): void {
  const { write, end, writeHead } = {
    write: response.write.bind(response),
    end: response.end.bind(response),
    writeHead: response.writeHead.bind(response),
  };
  let isAsked = false;
  let isLedOn = false;

  /** @returns whether the redirect was sent instead */
  const leadOn = (status: number): boolean => {
    if (isAsked || response.headersSent) return isLedOn;
    isAsked = true;
    const move = find(status);
    if (!move) return false;
    isLedOn = true;
    for (const name of response.getHeaderNames()) if (ofThePage.test(name)) response.removeHeader(name);
    // Browsers must revalidate, because a redirect may be edited.
    writeHead(move.status, { Location: move.location, 'Cache-Control': 'no-cache', 'Content-Length': 0 });
    end();
    return true;
  };

  response.writeHead = (status: number, ...others: unknown[]): ServerResponse =>
    leadOn(status) ? response : (Reflect.apply(writeHead, undefined, [status, ...others]) as ServerResponse);
  response.write = (...args: unknown[]): boolean =>
    leadOn(response.statusCode) || (Reflect.apply(write, undefined, args) as boolean);
  response.end = (...args: unknown[]): ServerResponse =>
    leadOn(response.statusCode) ? response : (Reflect.apply(end, undefined, args) as ServerResponse);
}
