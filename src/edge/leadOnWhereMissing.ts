import type { ServerResponse } from 'node:http';

interface Move {
  status: 307 | 308;
  location: string;
}

/** What belongs to the page that isn't sent. */
const ofThePage = /^(content-|x-nextjs-|(cache-control|etag|last-modified|link|transfer-encoding|vary)$)/;

/**
 * Sends a visitor on where the site would answer that there is nothing. Call it before the request is handled, and before anything
 * else takes hold of the answer.
 * @param find is asked once, and only then
 */
export function leadOnWhereMissing(response: ServerResponse, find: () => Move | null): void {
  const { write, end, writeHead } = {
    write: response.write.bind(response),
    end: response.end.bind(response),
    writeHead: response.writeHead.bind(response),
  };
  let isAsked = false;
  let isLedOn = false;

  /** @returns whether there is nothing left to be sent */
  const leadOn = (status: number): boolean => {
    if (isAsked || status !== 404 || response.headersSent) return isLedOn;
    isAsked = true;
    const move = find();
    if (!move) return false;
    isLedOn = true;
    for (const name of response.getHeaderNames()) if (ofThePage.test(name)) response.removeHeader(name);
    // Asked again each time: a redirect may be changed.
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
