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
  /** What visitors wait for where other servers may have changed something unheard; null as a rule. */
  catchUp: () => Promise<void> | null;
  compresses: boolean;
  tell: (line: string) => void;
}

interface Handlers {
  forVisitors: RequestListener;
  /** Asks for pages are asks to make them anew; neither they nor calls cost anything. */
  forUs: RequestListener;
}

/** The way of a request through the server: what keeps it out, what it costs, and what becomes of its answer. */
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
    // Files of the build never change.
    const leave =
      isMadeForAll && routeClass(path) !== 'file' ? await traffic.enter(withoutSlash(path)) : undefined;
    try {
      const end = () => lead?.settle('left');
      // The client may have left while it waited.
      if (response.closed) return void end();
      response.once('close', end);
      if (isMadeForAll) request.headers['user-agent'] = everybody;
      await handOver({ request, response, path, lead, admission, leave });
    } finally {
      leave?.();
    }
  };

  /** To Next, whose answer is made ready to be sent. */
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
   * Where the site itself has nothing, the list of redirects is asked. Next would lead from a slash at the end to the address without,
   * from which the page or the list would lead on: what may have moved is asked for without it at once.
   */
  const leadToMoved = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    await parts.moved.catchUp();
    const query = (request.url ?? '').slice(path.length);
    const bare = withoutSlash(path);
    const isBared = bare !== path && (mayHaveMoved.test(bare) || parts.moved.find(path) !== null);
    if (isBared) request.url = bare + query;
    preserveQuery(response, query);
    redirectInstead(response, (status) => {
      // The page has one address.
      if (isBared && status === 200) return { status: 308, location: bare + query };
      if (status !== 404) return null;
      const redirect = parts.moved.find(path);
      if (!redirect) parts.missing.note(request);
      return (
        redirect && { status: redirect.isPermanent ? 308 : 307, location: withQuery(redirect.to, query) }
      );
    });
  };

  /** @returns whether there was such an answer */
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
      // How a server is must not wait for others; nobody else can have changed that.
      const news = routeClass(requestPath(request)) === 'probe' ? null : parts.catchUp();
      // What is kept was made for a request that the guard let in, and is found by all of a request that it looks at.
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
  /** Lets those pass who wait until this answer is made. */
  leave: (() => void) | undefined;
}

/** Next puts a page's head elsewhere for a client without a name, and keeps the page so for all. */
const everybody = 'Mozilla/5.0';
const isReading = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';
/** For a page as a whole; its data is fetched by pages, which load the whole where there is none. */
const isPageRequest = (request: IncomingMessage, path: string): boolean =>
  isReading(request) && request.headers.rsc === undefined && routeClass(path) === 'page';
const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');
/** Posts, and lists of categories. */
const mayHaveMoved = /^\/blog\/(?:[^/]+|category\/[^/]+(?:\/page\/\d+)?)$/;
const freeOfCharge = { settle: () => undefined };

const networkOfClient = ({ headers }: IncomingMessage): string =>
  networkOf(String(headers[clientAddressHeader]));

const tooManyPages = (seconds: number): Refusal => ({
  status: 429,
  message: `Too many pages at once. Try again in ${seconds} seconds.`,
  headers: { 'Retry-After': String(seconds) },
});

/** Behind a proxy that nobody told us of, all visitors share one network and its limits. */
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
