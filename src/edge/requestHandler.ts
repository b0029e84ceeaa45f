import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import compression from 'compression';
import { networkOf } from '@/domain/network/networkOf';
import { runInRenderScope, type RenderScope } from '@/integrations/pageCache/renderScope';
import { runAsInternalRequest } from '@/integrations/limits/internalRequest';
import { cacheKey, isCacheablePath } from './pageCache/cacheKey';
import type { PageCache, RenderTask } from './pageCache/PageCache';
import type { CacheInvalidation } from './pageCache/CacheInvalidation';
import { renderOnce } from './pageCache/renderOnce';
import { onRendered } from './pageCache/onRendered';
import { PathSerializer } from './pageCache/PathSerializer';
import { sendCachedResponse } from './pageCache/sendCachedResponse';
import { dispatchApiCall } from './dispatchApiCall';
import { dedupeHeaders } from './dedupeHeaders';
import { sendErrorResponse } from './sendErrorResponse';
import { policyReportsPath } from './contentPolicy';
import type { PreviousBuildFiles } from './PreviousBuildFiles';
import { guardCms } from './guardCms';
import { guardPanel } from './guardPanel';
import { clientAddressHeader, guardRequest, guardTarget, routerStateHeader } from './guardRequest';
import { inRequestScope } from './identifyRequests';
import { isWorthCompressing } from './isWorthCompressing';
import { redirectMoved, withoutSlash } from './redirectMoved';
import type { NotFoundCounter } from './NotFoundCounter';
import type { RedirectTable } from './RedirectTable';
import type { PageRateLimiter } from './PageRateLimiter';
import type { PageTransformer } from './PageTransformer';
import type { PolicyReports } from './policyReports';
import type { Refusal } from './Refusal';
import { requestPath } from './requestPath';
import { routeClass } from './routeClass';
import { respondToOutage } from './respondToOutage';
import { transformHtml } from './transformHtml';

interface HandlerParts {
  handlePage: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  guard: Parameters<typeof guardRequest>[1];
  cms: Parameters<typeof guardCms>[1] & Parameters<typeof guardPanel>[1];
  rateLimiter: PageRateLimiter;
  transformer: PageTransformer;
  reports: PolicyReports;
  previousBuild: PreviousBuildFiles;
  pageCache: PageCache;
  redirects: RedirectTable;
  notFound: NotFoundCounter;
  invalidation: CacheInvalidation;
  /**
   * Returns a promise that visitors must wait for while invalidations of other instances may be missing; usually null.
   */
  catchUp: () => Promise<void> | null;
  compresses: boolean;
  warn: (line: string) => void;
}

interface Handlers {
  forVisitors: RequestListener;
  /** Handles internal requests: pages are rendered again, and no rate limit applies. */
  forInternal: RequestListener;
}

/**
 * Returns the request handlers of the server. A request passes the guards, the page cache and the rate limit; then Next
 * renders the response, which is transformed, cached and sent.
 */
export function requestHandlers(parts: HandlerParts): Handlers {
  const compress = compression({
    filter: (request, response) => isWorthCompressing(request, response) && parts.compresses,
  });
  const warnAboutForwarding = forwardingWarning(parts);
  const pathSerializer = new PathSerializer(parts.invalidation);

  const handle = async (
    request: IncomingMessage,
    response: ServerResponse,
    key: string | null,
    isInternal: boolean,
  ): Promise<void> => {
    const refusal = key === null ? await guardCms(request, parts.cms) : undefined;
    if (refusal) return sendErrorResponse(request, response, refusal);
    const path = requestPath(request);
    if (path === policyReportsPath) return parts.reports.take(request, response);
    if (parts.previousBuild.has(path) && (await parts.previousBuild.send(request, path, response))) return;
    const isCacheableRead = key !== null && request.method === 'GET';
    const lookup = isCacheableRead ? await parts.pageCache.lookup(key, { refresh: isInternal }) : 'own';
    if (lookup !== 'own' && 'response' in lookup)
      return sendCachedResponse(request, response, lookup.response);
    const renderTask = lookup === 'own' ? undefined : lookup.task;
    const decision = isInternal
      ? unlimited
      : await parts.rateLimiter.admit(request, networkOfClient(request));
    if ('retryAfterSeconds' in decision) {
      renderTask?.settle('left');
      return sendErrorResponse(request, response, tooManyPages(decision.retryAfterSeconds));
    }
    const panelRefusal = key === null ? await guardPanel(request, parts.cms) : undefined;
    if (panelRefusal) return sendErrorResponse(request, response, panelRefusal);
    const isShared = isRead(request) && isCacheablePath(path);
    // Build files never change, so their requests aren't serialized.
    const release =
      isShared && routeClass(path) !== 'file' ? await pathSerializer.enter(withoutSlash(path)) : undefined;
    try {
      const abandon = () => renderTask?.settle('left');
      // The client may have disconnected while its request waited.
      if (response.closed) return void abandon();
      response.once('close', abandon);
      if (isShared) request.headers['user-agent'] = sharedUserAgent;
      await render({ request, response, path, renderTask, decision, release });
    } finally {
      release?.();
    }
  };

  /** Passes the request to Next, or short API calls directly to the gate, and transforms the response. */
  const render = async ({
    request,
    response,
    path,
    renderTask,
    decision,
    release,
  }: RenderRequest): Promise<void> => {
    if (isPageRequest(request, path)) await redirectMoved(parts, request, response, path);
    dedupeHeaders(response);
    const compressLater = () =>
      compress(
        request as Parameters<typeof compress>[0],
        response as Parameters<typeof compress>[1],
        () => undefined,
      );
    if (!renderTask) compressLater();
    if (!renderTask && (await dispatchApiCall(request, response))) return;
    const nonce = parts.transformer.setNonce(path, request);
    const showOutage = respondToOutage(response);
    const transform = (html: string) => parts.transformer.transform(path, nonce, showOutage(html), response);
    const { invalidation } = parts;
    const scope: RenderScope = {
      startedAt: invalidation.now,
      hasExpired: (tags, moment) => invalidation.hasExpired(tags, moment),
    };
    if (renderTask) {
      const { compresses } = parts;
      renderOnce({
        request,
        response,
        task: renderTask,
        scope,
        compresses,
        compressLater,
        transform,
        onResponse: decision.settle,
      });
    } else {
      response.once('finish', () => decision.settle(response));
      transformHtml(response, transform);
    }
    if (release) onRendered(response, release);
    await runInRenderScope(scope, () => parts.handlePage(request, response));
  };

  /** @returns whether a cached response was sent */
  const sendFromCache = (request: IncomingMessage, response: ServerResponse, key: string | null): boolean => {
    const cached = key === null ? null : parts.pageCache.peek(key);
    if (cached) sendCachedResponse(request, response, cached);
    return cached !== null;
  };

  const respond = (request: IncomingMessage, response: ServerResponse, isInternal: boolean): void => {
    const key = cacheKey(request);
    if (!isInternal && sendFromCache(request, response, key)) return;
    inRequestScope(response, () => {
      runAsInternalRequest(isInternal, () => handle(request, response, key, isInternal)).catch(
        (error: unknown) => {
          parts.warn(`A request failed outside of the site: ${String(error)}`);
          response.destroy();
        },
      );
    });
  };

  const listen =
    (isInternal: boolean): RequestListener =>
    (request, response) => {
      const malformed = guardTarget(request);
      if (malformed) return sendErrorResponse(request, response, malformed);
      // Health probes don't wait for the bus: no other instance changes their result.
      const missedInvalidations = routeClass(requestPath(request)) === 'probe' ? null : parts.catchUp();
      // May skip `guardRequest`: the cached response was rendered for a request that passed it, and the cache key
      // covers everything else that the guard reads.
      const isPlain = request.headers[routerStateHeader] === undefined;
      if (
        !missedInvalidations &&
        isPlain &&
        !isInternal &&
        sendFromCache(request, response, cacheKey(request))
      )
        return;
      warnAboutForwarding(request);
      const refusal = guardRequest(request, parts.guard);
      if (refusal) return sendErrorResponse(request, response, refusal);
      if (missedInvalidations) void missedInvalidations.then(() => respond(request, response, isInternal));
      else respond(request, response, isInternal);
    };
  return { forVisitors: listen(false), forInternal: listen(true) };
}

interface RenderRequest {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  renderTask: RenderTask | undefined;
  decision: { settle: (response: ServerResponse) => void };
  /** Releases the requests that are serialized behind this one. */
  release: (() => void) | undefined;
}

/**
 * User agent of every cacheable request. For a request without one, Next moves the page's metadata, and then caches
 * that page for everybody.
 */
const sharedUserAgent = 'Mozilla/5.0';
const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';
/**
 * Whether a whole page is requested. Requests for a page's data come from Next's client, which loads the whole page
 * when there is no data.
 */
const isPageRequest = (request: IncomingMessage, path: string): boolean =>
  isRead(request) && request.headers.rsc === undefined && routeClass(path) === 'page';
const unlimited = { settle: () => undefined };

const networkOfClient = ({ headers }: IncomingMessage): string =>
  networkOf(String(headers[clientAddressHeader]));

const tooManyPages = (seconds: number): Refusal => ({
  status: 429,
  message: `Too many pages at once. Try again in ${seconds} seconds.`,
  headers: { 'Retry-After': String(seconds) },
});

/** Warns once about a proxy that TRUST_PROXY doesn't count: all visitors behind it share one network and its limits. */
function forwardingWarning({ guard, warn: tell }: HandlerParts): (request: IncomingMessage) => void {
  let isWarned = guard.trustedProxies > 0;
  return ({ headers }) => {
    if (isWarned || !headers['x-forwarded-for']) return;
    isWarned = true;
    tell(
      'Requests carry X-Forwarded-For, which is not looked at: if a proxy of yours stands in front of the site, ' +
        'set TRUST_PROXY to the number of proxies; otherwise all visitors share one limit.',
    );
  };
}
