import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import compression from 'compression';
import { networkOf } from '@/domain/network/networkOf';
import { answerDirectly } from './answerDirectly';
import { appendOnce } from './appendOnce';
import { answerRefusal } from './answerRefusal';
import { policyReportsPath } from './contentPolicy';
import { guardCms } from './guardCms';
import { clientAddressHeader, guardRequest } from './guardRequest';
import { isWorthCompressing } from './isWorthCompressing';
import type { PageBudget } from './PageBudget';
import type { PageFinisher } from './PageFinisher';
import type { PolicyReports } from './policyReports';
import type { Refusal } from './Refusal';
import { requestPath } from './requestPath';
import { tellOutage } from './tellOutage';
import { onWholeHtml } from './wholeHtml';

interface HandlerParts {
  handlePage: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  guard: Parameters<typeof guardRequest>[1];
  cms: Parameters<typeof guardCms>[1];
  budget: PageBudget;
  finisher: PageFinisher;
  reports: PolicyReports;
  compresses: boolean;
  tell: (line: string) => void;
}

/** The way of a request through the server: what keeps it out, what it costs, and what becomes of its answer. */
export function requestHandler(parts: HandlerParts): RequestListener {
  const compress = parts.compresses ? compression({ filter: isWorthCompressing }) : undefined;
  const noticeForwarding = forwardingNotice(parts);

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    noticeForwarding(request);
    const refusal = guardRequest(request, parts.guard) ?? (await guardCms(request, parts.cms));
    if (refusal) return answerRefusal(request, response, refusal);
    const path = requestPath(request);
    const network = networkOf(String(request.headers[clientAddressHeader]));
    const admission = await parts.budget.admit(request, network);
    if ('retryAfterSeconds' in admission) {
      return answerRefusal(request, response, tooManyPages(admission.retryAfterSeconds));
    }
    if (path === policyReportsPath) return parts.reports.take(request, response);
    appendOnce(response);
    response.once('finish', () => admission.settle(response));
    compress?.(
      request as Parameters<typeof compress>[0],
      response as Parameters<typeof compress>[1],
      () => undefined,
    );
    if (await answerDirectly(request, response)) return;
    const mark = parts.finisher.mark(path, request);
    const showOutage = tellOutage(response);
    onWholeHtml(response, (html) => parts.finisher.finish(path, mark, showOutage(html), response));
    await parts.handlePage(request, response);
  };
  return (request, response) =>
    void handle(request, response).catch((error: unknown) => {
      parts.tell(`A request failed outside of the site: ${String(error)}`);
      response.destroy();
    });
}

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
