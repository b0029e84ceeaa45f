import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import {
  parseKeyPairsIntoRecord,
  setGlobalErrorHandler,
  suppressTracing,
  W3CTraceContextPropagator,
} from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { hostname } from 'node:os';
import { admittedFacts, type SpanFacts } from '@/integrations/telemetry/spanFacts';
import { setTracing } from '@/integrations/telemetry/spans';
import { countedWarning } from '@/log/countedWarning';
import { requestIdHeader } from '../requestIdHeader';
import { requestPath } from '../requestPath';
import { routeClass } from '../routeClass';
import { contextOf, type TracedRequest, openTelemetryTracing, withRequest } from './openTelemetryTracing';

/** Not traced: health probes and the jobs clock, which repeat every few seconds. */
const unseen = /^\/api\/(live|ready|health|jobs\/(?:run|clean-up))$/;

/**
 * Records a span for each request, until its response ends.
 * @param isTrusted whether the client is our own proxy, whose traces are continued
 */
function drawRequests(
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
    const drawn: TracedRequest = { span };
    response.once('close', () => endRequest(request, response, drawn));
    context.with(withRequest(origin, drawn), () => handle(request, response));
  };
}

function endRequest({ method }: IncomingMessage, response: ServerResponse, drawn: TracedRequest): void {
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

/** Next sets the route pattern on the span that surrounds its own. */
function routeByNext(span: object): string | undefined {
  const { 'http.route': route } = (span as Partial<ReadableSpan>).attributes ?? {};
  return typeof route === 'string' ? route : undefined;
}

/** Exports only the allowed attributes of a span: Next's own spans contain more. */
function onlyFacts(processor: SpanProcessor): SpanProcessor {
  return {
    onStart: (span, context) => processor.onStart(span, context),
    onEnd: (span) => processor.onEnd(reduced(span)),
    forceFlush: () => processor.forceFlush(),
    shutdown: () => processor.shutdown(),
  };
}

/** The other properties are set by OpenTelemetry: times, ids and the instrumentation scope. */
function reduced(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(
    Object.entries(span.attributes).filter(([name]) => admittedFacts.has(name)),
  );
  return Object.create(span, {
    name: { value: withoutAddresses(span.name) },
    attributes: { value: attributes },
    // Events may contain error messages and other free text.
    events: { value: [] },
    links: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan;
}

/** Next names the spans of its fetches after the full URL. */
const withoutAddresses = (name: string): string => name.replace(/\S+:\/\/\S*/g, '…').replace(/\?.*/, '');

/** Further spans are dropped: an unavailable or slow collector delays no request, and this bounds the memory. */
const mostSpansWaiting = 2_048;
const exportTimeoutMs = 5_000;
/** Time limit for exporting the last spans when the server stops. */
const farewellMs = 2_000;

interface TracingOptions {
  /** URL of the collector, such as http://localhost:4318. */
  endpoint: string;
  /** Request headers for the collector, as name=value separated by commas. */
  headers?: string | undefined;
  serviceName: string;
  /** Share of requests to sample, from 0 to 1, where no parent has decided. */
  share: number;
  /** Whether incoming requests come from our own proxy. */
  isBehindProxy: boolean;
  tell: (line: string) => void;
}

export interface RunningTracing {
  /** Records a span for each request that `handle` answers. */
  inFrontOf: (handle: RequestListener) => RequestListener;
  /** Stops tracing and exports the remaining spans, within a time limit. */
  end: () => Promise<void>;
}

/**
 * Starts tracing, and exports the spans to a collector by OTLP over HTTP. Next adds its own spans as soon as it finds a
 * provider. Call it once, before Next starts.
 */
export function startTracing(options: TracingOptions): RunningTracing {
  const { endpoint, headers, serviceName, share, isBehindProxy, tell } = options;
  const warn = countedWarning((reason, further) =>
    tell(`Traces were not taken by the collector${further ? ` (${further} more)` : ''}: ${reason}`),
  );
  setGlobalErrorHandler((error) => warn(error instanceof Error ? error.message : String(error)));
  const url = `${endpoint}/v1/traces`;
  const exporter = new OTLPTraceExporter({
    url,
    headers: parseKeyPairsIntoRecord(headers),
    timeoutMillis: exportTimeoutMs,
  });
  const processor = new BatchSpanProcessor({
    exporter,
    maxQueueSize: mostSpansWaiting,
    exportTimeoutMillis: exportTimeoutMs,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.instance.id': `${hostname()}-${process.pid}`,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [onlyFacts(processor)],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  const tracer = provider.getTracer('site');
  setTracing(openTelemetryTracing(tracer));
  return {
    inFrontOf: (handle) => drawRequests(handle, { tracer, isTrusted: isBehindProxy }),
    end: () => {
      setTracing(undefined);
      for (const api of [trace, propagation, context]) api.disable();
      return Promise.race([
        provider.shutdown().catch(() => undefined),
        new Promise<void>((resolve) => setTimeout(resolve, farewellMs).unref()),
      ]);
    },
  };
}
