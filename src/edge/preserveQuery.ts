import type { ServerResponse } from 'node:http';
import { withQuery } from '@/domain/redirects/withQuery';

/**
 * Appends the request's query to the target of a page's redirect. Pages are cached for everybody without a query;
 * redirects from Next's own rules already contain it. Call it before the request is handled.
 * @param query with its question mark; empty for none
 */
export function preserveQuery(response: ServerResponse, query: string): void {
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
