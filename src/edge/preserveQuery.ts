import type { ServerResponse } from 'node:http';
import { withQuery } from '@/domain/redirects/withQuery';

/**
 * Lets what a visitor's address carried behind the question mark go along where a page leads on. Pages are kept for all, and know
 * of no query; what Next's own rules lead to has it already. Call it before the request is handled.
 * @param query with its question mark; empty for none
 */
export function preserveQuery(response: ServerResponse, query: string): void {
  if (query === '') return;
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status: number, ...others: unknown[]): ServerResponse => {
    // Next appends: one value may be a list of one.
    const location = String(response.getHeader('Location') ?? '');
    const isBare = location.startsWith('/') && !location.includes('?');
    if (status === 308 && isBare) response.setHeader('Location', withQuery(location, query));
    return Reflect.apply(writeHead, undefined, [status, ...others]) as ServerResponse;
  };
}
