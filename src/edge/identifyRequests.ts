import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { withRequestId } from '@/log/requestScope';
import { composeLine } from '@/log/writeLine';
import { requestIdHeader } from './requestIdHeader';
import { requestPath } from './requestPath';

const saneId = /^[\w.-]{1,64}$/;
const longestPath = 200;

interface LogOptions {
  /** 0: nobody stands in front whose ids would be believed. */
  trustedProxies: number;
  /** Where a line for each request goes; unset: none is written. */
  writeAccess?: ((line: string) => void) | undefined;
}

/**
 * Takes over the id that the proxy in front has given a request, and writes the access log. The id stands in the answer's
 * `X-Request-Id`. What is sent from memory has none unless somebody in front or the log wants it: nothing is logged
 * meanwhile, and it would cost a tenth of all such answers.
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

/** Handles what isn't sent from memory: with an id, which is in all that is logged meanwhile. */
export function inRequestScope(response: ServerResponse, handle: () => void): void {
  const known = response.getHeader(requestIdHeader);
  const id = typeof known === 'string' ? known : randomUUID();
  if (known === undefined) response.setHeader('X-Request-Id', id);
  withRequestId(id, handle);
}

/** One line when the answer has been sent, or the client has left: no address, no query, no header. */
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
    // Whatever LOG_LEVEL says: it has a setting of its own.
    writeAccess(composeLine('info', 'access', [], more));
  });
}

/** Somebody may have put an email address into the address of a page. */
const pathForLog = (request: IncomingMessage): string =>
  requestPath(request)
    .slice(0, longestPath)
    .replace(/[^/]*(?:@|%40)[^/]*/gi, '…');
