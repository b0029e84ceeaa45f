import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { RenderSources, RenderScope } from '@/integrations/pageCache/renderScope';
import { requestIdHeader } from '../requestIdHeader';
import type { RenderTask, RenderOutcome } from './PageCache';
import { bufferResponse } from './bufferResponse';
import { sendCachedResponse } from './sendCachedResponse';
import { encodeResponse, type CachedResponse, type BufferedResponse } from './CachedResponse';

interface RenderOnceOptions {
  request: IncomingMessage;
  response: ServerResponse;
  task: RenderTask;
  scope: RenderScope;
  /** Transforms the HTML before it is sent, and sets the headers that go with it. */
  transform: (html: string) => string;
  /** Called with the response as Next rendered it. */
  onResponse: (response: ServerResponse) => void;
  /** Whether cached responses are stored compressed too. */
  compresses: boolean;
  /** Compresses a response that isn't cached while it is sent. */
  compressLater: () => void;
}

const cacheableStatuses = new Set([200, 301, 302, 307, 308]);
const builtFile = /^\/_next\/static\//;
const page = /^text\/html\b/;
/** Set by Next on pages that are the same for everybody. */
const pageHeader = 'x-nextjs-cache';

/**
 * Buffers the response of this request for all requests that wait for it, caches it if possible, and sends it. Call it
 * before the request is handled.
 */
export function renderOnce(options: RenderOnceOptions): void {
  const { request, response, task } = options;
  const asked = { method: request.method, headers: { ...request.headers } };
  // The waiting requests need the complete response, whatever this client has cached.
  delete request.headers['if-none-match'];
  delete request.headers['if-modified-since'];
  delete request.headers.range;
  bufferResponse(response, {
    finish: (body) => {
      sendRendered(options, asked, body).catch((error: Error) => response.destroy(error));
    },
    giveUp: () => {
      options.compressLater();
      task.settle('own');
    },
  });
}

async function sendRendered(
  { request, response, task, scope, transform, onResponse, compresses, compressLater }: RenderOnceOptions,
  asked: { method: string | undefined; headers: IncomingHttpHeaders },
  given: Buffer,
): Promise<void> {
  onResponse(response);
  const isPage = given.byteLength > 0 && page.test(String(response.getHeader('content-type')));
  const body = isPage ? Buffer.from(transform(given.toString())) : given;
  const whole = { status: response.statusCode, headers: plainHeaders(response.getHeaders()), body };
  const sources = sourcesOf(whole, scope, request.url ?? '');
  if (!sources) {
    const fallback = task.settle(outcomeOf(whole, scope));
    if (fallback) return replace(response, asked, fallback);
    compressLater();
    if (body.byteLength > 0) response.setHeader('Content-Length', body.byteLength);
    response.end(body);
    return;
  }
  whole.headers[pageHeader] &&= 'HIT';
  const cached = await encodeResponse(whole, { compresses, previous: task.previous });
  task.settle({ cached: { response: cached, sources } });
  replace(response, asked, cached);
}

function replace(
  response: ServerResponse,
  asked: Parameters<typeof sendCachedResponse>[0],
  answer: CachedResponse,
): void {
  if (response.destroyed) return;
  for (const name of response.getHeaderNames()) if (name !== requestIdHeader) response.removeHeader(name);
  sendCachedResponse(asked, response, answer);
}

/** Returns the sources of a response that is the same for everybody; null for all others. */
function sourcesOf(
  { status, headers }: BufferedResponse,
  scope: RenderScope,
  url: string,
): RenderSources | null {
  if (!cacheableStatuses.has(status) || headers['set-cookie']) return null;
  if (scope.making) return scope.making;
  // Build files are named after their content and never change.
  return builtFile.test(url) && status === 200 && /\bimmutable\b/.test(String(headers['cache-control']))
    ? { at: scope.startedAt, tags: [], freshUntilMs: Number.POSITIVE_INFINITY, mayServeStale: true }
    : null;
}

function outcomeOf({ status, headers }: BufferedResponse, scope: RenderScope): RenderOutcome {
  if (status >= 500) return 'failed';
  // Next joined this request to a render that another request started; only that one knows its sources.
  return status === 200 && headers[pageHeader] !== undefined && !scope.making ? 'left' : 'own';
}

const plainHeaders = (headers: OutgoingHttpHeaders): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value : String(value)]],
    ),
  );
