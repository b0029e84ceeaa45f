import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { withRequestId } from '@/log/requestScope';
import { composeLine } from '@/log/writeLine';
import { requestIdHeader } from './requestIdHeader';
import { requestPath } from './requestPath';

const saneId = /^[\w.-]{1,64}$/;
const longestPath = 200;

interface LogOptions {
  /** 0: no proxy in front sets ids, so none is trusted. */
  trustedProxies: number;
  /** Writes one access-log line per request; unset: no access log. */
  writeAccess?: ((line: string) => void) | undefined;
}

/**
 * Adopts the request id that the proxy in front has set, and writes the access log. The response carries the id as
 * `X-Request-Id`. Cached responses get no id unless the proxy or the access log needs one: nothing else is logged for
 * them, and it would take 10 % of their throughput.
 */
export function identifyRequests(
  handle: RequestListener,
  { trustedProxies, writeAccess }: LogOptions,
): RequestListener {
  return (request, response) => {
    const given = trustedProxies > 0 ? request.headers[requestIdHeader] : undefined;
    const isSane = typeof given === 'string' && saneId.test(given);
    if (isSane || writeAccess) {
      const id = isSane ? given : randomUUID();
      response.setHeader('X-Request-Id', id);
      if (writeAccess) noteAccess(request, response, { id, writeAccess });
    }
    handle(request, response);
  };
}

/** Handles a request that isn't served from memory. It gets an id, which every log line written meanwhile contains. */
export function inRequestScope(response: ServerResponse, handle: () => void): void {
  const known = response.getHeader(requestIdHeader);
  const id = typeof known === 'string' ? known : randomUUID();
  if (known === undefined) response.setHeader('X-Request-Id', id);
  withRequestId(id, handle);
}

/** Logs one line when the response is sent or the client disconnects: no client address, no query, no header. */
function noteAccess(
  request: IncomingMessage,
  response: ServerResponse,
  { id, writeAccess }: { id: string; writeAccess: (line: string) => void },
): void {
  const { method } = request;
  const path = pathForLog(request);
  const beganAt = performance.now();
  response.once('close', () => {
    const tookMs = Math.round((performance.now() - beganAt) * 10) / 10;
    const outcome = response.writableFinished ? {} : { left: true };
    const more = { requestId: id, method, path, status: response.statusCode, tookMs, ...outcome };
    // Independent of LOG_LEVEL: the access log has a setting of its own.
    writeAccess(composeLine('info', 'access', [], more));
  });
}

/** The path of a page may contain an email address. */
const pathForLog = (request: IncomingMessage): string =>
  requestPath(request)
    .slice(0, longestPath)
    .replace(/[^/]*(?:@|%40)[^/]*/gi, '…');
