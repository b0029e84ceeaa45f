import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import compression from 'compression';
import { withQuery } from '@/domain/redirects/withQuery';
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
import { preserveQuery } from './preserveQuery';
import { redirectInstead } from './redirectInstead';
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
  budget: PageRateLimiter;
  finisher: PageTransformer;
  reports: PolicyReports;
  formerFiles: PreviousBuildFiles;
  answers: PageCache;
  moved: RedirectTable;
  missing: NotFoundCounter;
  expiry: CacheInvalidation;
  /**
   * Returns a promise that visitors must wait for while invalidations of other instances may be missing; usually null.
   */
  catchUp: () => Promise<void> | null;
  compresses: boolean;
  tell: (line: string) => void;
}

interface Handlers {
  forVisitors: RequestListener;
  /** Handles internal requests: pages are rendered again, and no rate limit applies. */
  forUs: RequestListener;
}

/**
 * Returns the request handlers of the server. A request passes the guards, the page cache and the rate limit; then Next
 * renders the response, which is transformed, cached and sent.
 */
export function requestHandlers(parts: HandlerParts): Handlers {
  const compress = compression({
    filter: (request, response) => isWorthCompressing(request, response) && parts.compresses,
  });
  const noticeForwarding = forwardingNotice(parts);
  const traffic = new PathSerializer(parts.expiry);

  const handle = async (
    request: IncomingMessage,
    response: ServerResponse,
    key: string | null,
    isOurs: boolean,
  ): Promise<void> => {
    const refusal = key === null ? await guardCms(request, parts.cms) : undefined;
    if (refusal) return sendErrorResponse(request, response, refusal);
    const path = requestPath(request);
    if (path === policyReportsPath) return parts.reports.take(request, response);
    if (parts.formerFiles.has(path) && (await parts.formerFiles.send(request, path, response))) return;
    const mayLead = key !== null && request.method === 'GET';
    const taken = mayLead ? await parts.answers.take(key, { anew: isOurs }) : 'own';
    if (taken !== 'own' && 'answer' in taken) return sendCachedResponse(request, response, taken.answer);
    const lead = taken === 'own' ? undefined : taken.lead;
    const admission = isOurs ? freeOfCharge : await parts.budget.admit(request, networkOfClient(request));
    if ('retryAfterSeconds' in admission) {
      lead?.settle('left');
      return sendErrorResponse(request, response, tooManyPages(admission.retryAfterSeconds));
    }
    const notOfStaff = key === null ? await guardPanel(request, parts.cms) : undefined;
    if (notOfStaff) return sendErrorResponse(request, response, notOfStaff);
    const isMadeForAll = isReading(request) && isCacheablePath(path);
    // Build files never change, so their requests aren't serialized.
    const leave =
      isMadeForAll && routeClass(path) !== 'file' ? await traffic.enter(withoutSlash(path)) : undefined;
    try {
      const end = () => lead?.settle('left');
      // The client may have disconnected while its request waited.
      if (response.closed) return void end();
      response.once('close', end);
      if (isMadeForAll) request.headers['user-agent'] = everybody;
      await handOver({ request, response, path, lead, admission, leave });
    } finally {
      leave?.();
    }
  };

  /** Passes the request to Next, or short API calls directly to the gate, and transforms the response. */
  const handOver = async ({ request, response, path, lead, admission, leave }: Passage): Promise<void> => {
    if (isPageRequest(request, path)) await leadToMoved(request, response, path);
    dedupeHeaders(response);
    const compressLater = () =>
      compress(
        request as Parameters<typeof compress>[0],
        response as Parameters<typeof compress>[1],
        () => undefined,
      );
    if (!lead) compressLater();
    if (!lead && (await dispatchApiCall(request, response))) return;
    const mark = parts.finisher.mark(path, request);
    const showOutage = respondToOutage(response);
    const finish = (html: string) => parts.finisher.finish(path, mark, showOutage(html), response);
    const { expiry } = parts;
    const origin: RenderScope = {
      startedAt: expiry.now,
      hasExpired: (tags, moment) => expiry.hasExpired(tags, moment),
    };
    if (lead) {
      const { compresses } = parts;
      renderOnce({
        request,
        response,
        lead,
        origin,
        compresses,
        compressLater,
        finish,
        judge: admission.settle,
      });
    } else {
      response.once('finish', () => admission.settle(response));
      transformHtml(response, finish);
    }
    if (leave) onRendered(response, leave);
    await runInRenderScope(origin, () => parts.handlePage(request, response));
  };

  /**
   * Replaces a 404 by a redirect from the table. Next redirects a trailing slash to the address without it, which may
   * redirect again; addresses that may have moved are therefore handled without their slash at once.
   */
  const leadToMoved = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    await parts.moved.catchUp();
    const query = (request.url ?? '').slice(path.length);
    const bare = withoutSlash(path);
    const isBared = bare !== path && (mayHaveMoved.test(bare) || parts.moved.find(path) !== null);
    if (isBared) request.url = bare + query;
    preserveQuery(response, query);
    redirectInstead(response, (status) => {
      // The page exists, but its canonical address has no slash.
      if (isBared && status === 200) return { status: 308, location: bare + query };
      if (status !== 404) return null;
      const redirect = parts.moved.find(path);
      if (!redirect) parts.missing.note(request);
      return (
        redirect && { status: redirect.isPermanent ? 308 : 307, location: withQuery(redirect.to, query) }
      );
    });
  };

  /** @returns whether a cached response was sent */
  const sendKept = (request: IncomingMessage, response: ServerResponse, key: string | null): boolean => {
    const kept = key === null ? null : parts.answers.peek(key);
    if (kept) sendCachedResponse(request, response, kept);
    return kept !== null;
  };

  const answer = (request: IncomingMessage, response: ServerResponse, isOurs: boolean): void => {
    const key = cacheKey(request);
    if (!isOurs && sendKept(request, response, key)) return;
    inRequestScope(response, () => {
      runAsInternalRequest(isOurs, () => handle(request, response, key, isOurs)).catch((error: unknown) => {
        parts.tell(`A request failed outside of the site: ${String(error)}`);
        response.destroy();
      });
    });
  };

  const listen =
    (isOurs: boolean): RequestListener =>
    (request, response) => {
      const malformed = guardTarget(request);
      if (malformed) return sendErrorResponse(request, response, malformed);
      // Health probes don't wait for the bus: no other instance changes their result.
      const news = routeClass(requestPath(request)) === 'probe' ? null : parts.catchUp();
      // May skip `guardRequest`: the cached response was rendered for a request that passed it, and the cache key
      // covers everything else that the guard reads.
      const isPlain = request.headers[routerStateHeader] === undefined;
      if (!news && isPlain && !isOurs && sendKept(request, response, cacheKey(request))) return;
      noticeForwarding(request);
      const refusal = guardRequest(request, parts.guard);
      if (refusal) return sendErrorResponse(request, response, refusal);
      if (news) void news.then(() => answer(request, response, isOurs));
      else answer(request, response, isOurs);
    };
  return { forVisitors: listen(false), forUs: listen(true) };
}

interface Passage {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  lead: RenderTask | undefined;
  admission: { settle: (response: ServerResponse) => void };
  /** Releases the requests that are serialized behind this one. */
  leave: (() => void) | undefined;
}

/**
 * User agent of every cacheable request. For a request without one, Next moves the page's metadata, and then caches
 * that page for everybody.
 */
const everybody = 'Mozilla/5.0';
const isReading = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';
/**
 * Whether a whole page is requested. Requests for a page's data come from Next's client, which loads the whole page
 * when there is no data.
 */
const isPageRequest = (request: IncomingMessage, path: string): boolean =>
  isReading(request) && request.headers.rsc === undefined && routeClass(path) === 'page';
const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');
/** Posts and category lists. */
const mayHaveMoved = /^\/blog\/(?:[^/]+|category\/[^/]+(?:\/page\/\d+)?)$/;
const freeOfCharge = { settle: () => undefined };

const networkOfClient = ({ headers }: IncomingMessage): string =>
  networkOf(String(headers[clientAddressHeader]));

const tooManyPages = (seconds: number): Refusal => ({
  status: 429,
  message: `Too many pages at once. Try again in ${seconds} seconds.`,
  headers: { 'Retry-After': String(seconds) },
});

/** Warns once about a proxy that TRUST_PROXY doesn't count: all visitors behind it share one network and its limits. */
function forwardingNotice({ guard, tell }: HandlerParts): (request: IncomingMessage) => void {
  let isTold = guard.trustedProxies > 0;
  return ({ headers }) => {
    if (isTold || !headers['x-forwarded-for']) return;
    isTold = true;
    tell(
      'Requests carry X-Forwarded-For, which is not looked at: if a proxy of yours stands in front of the site, ' +
        'set TRUST_PROXY to the number of proxies; otherwise all visitors share one limit.',
    );
  };
}
