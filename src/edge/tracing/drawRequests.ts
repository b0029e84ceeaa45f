import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import { suppressTracing } from '@opentelemetry/core';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import type { SpanFacts } from '@/integrations/telemetry/spanFacts';
import { requestIdHeader } from '../requestIdHeader';
import { requestPath } from '../requestPath';
import { routeClass } from '../routeClass';
import { contextOf, type DrawnRequest, withRequest } from './drawWithOpenTelemetry';

/** Every few seconds the same: whoever asks how the site is, and its own clock. */
const unseen = /^\/api\/(live|ready|health|jobs\/(?:run|clean-up))$/;

/**
 * Draws each request that `handle` answers, from its coming to the end of its answer.
 * @param isTrusted whether the caller is a proxy of our own, whose traces are gone on with
 */
export function drawRequests(
  handle: RequestListener,
  { tracer, isTrusted }: { tracer: Tracer; isTrusted: boolean },
): RequestListener {
  return (request, response) => {
    const path = requestPath(request);
    const origin = isTrusted ? contextOf(request.headers) : ROOT_CONTEXT;
    if (unseen.test(path)) {
      context.with(suppressTracing(origin), () => handle(request, response));
      return;
    }
    const method = request.method ?? 'GET';
    const kind = routeClass(path);
    const attributes = { 'http.request.method': method, 'site.route_kind': kind } satisfies SpanFacts;
    const span = tracer.startSpan(`${method} ${kind}`, { kind: SpanKind.SERVER, attributes }, origin);
    const drawn: DrawnRequest = { span };
    response.once('close', () => endRequest(request, response, drawn));
    context.with(withRequest(origin, drawn), () => handle(request, response));
  };
}

function endRequest({ method }: IncomingMessage, response: ServerResponse, drawn: DrawnRequest): void {
  const { statusCode, headersSent, writableFinished } = response;
  const { span, route = routeByNext(span) } = drawn;
  const id = response.getHeader(requestIdHeader);
  const facts: SpanFacts = {
    ...(headersSent && { 'http.response.status_code': statusCode }),
    ...(typeof id === 'string' && { 'site.request_id': id }),
    ...(!writableFinished && { 'site.has_left': true }),
    ...(route !== undefined && { 'http.route': route }),
  };
  span.setAttributes(facts);
  if (route !== undefined) span.updateName(`${method} ${route}`);
  if (headersSent && statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Next writes the pattern of a page's address on the span that it finds around its own. */
function routeByNext(span: object): string | undefined {
  const { 'http.route': route } = (span as Partial<ReadableSpan>).attributes ?? {};
  return typeof route === 'string' ? route : undefined;
}
