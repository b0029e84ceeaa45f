import type { ServerResponse } from 'node:http';

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
export function redirectInstead(response: ServerResponse, find: (status: number) => Move | null): void {
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
