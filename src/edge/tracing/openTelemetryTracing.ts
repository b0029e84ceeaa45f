import {
  context,
  createContextKey,
  propagation,
  ROOT_CONTEXT,
  type Context,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import type { OpenSpan, Tracing } from '@/integrations/telemetry/spans';

const kinds = { inside: SpanKind.INTERNAL, outgoing: SpanKind.CLIENT, later: SpanKind.CONSUMER };

/** The request that a context belongs to. */
export interface TracedRequest {
  span: Span;
  route?: string;
}

const requestKey = createContextKey('The request');

export const withRequest = (within: Context, request: TracedRequest): Context =>
  trace.setSpan(within, request.span).setValue(requestKey, request);

/** Creates spans for the site's own code. */
export const openTelemetryTracing = (tracer: Tracer): Tracing => ({
  begin: ({ name, kind = 'inside', facts = {}, cause }) => {
    const parent = cause === undefined ? context.active() : contextOf({ traceparent: cause });
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, parent);
    return openSpan(span, trace.setSpan(parent, span));
  },
  isDrawing: () => drawnHere() !== undefined,
  nameRoute: (route) => {
    const request = context.active().getValue(requestKey) as TracedRequest | undefined;
    if (request) request.route = route;
  },
  traceparent: () => {
    const carrier: { traceparent?: string } = {};
    propagation.inject(context.active(), carrier);
    return carrier.traceparent;
  },
  traceId: () => drawnHere()?.spanContext().traceId,
});

/** Returns the active span, unless its trace isn't sampled. */
function drawnHere(): Span | undefined {
  const span = trace.getSpan(context.active());
  return span?.isRecording() ? span : undefined;
}

/** Returns the context from a carrier that another process filled. */
export const contextOf = (carrier: object): Context => propagation.extract(ROOT_CONTEXT, carrier);

const openSpan = (span: Span, within: Context): OpenSpan => ({
  note: (facts) => span.setAttributes(facts),
  run: (work) => context.with(within, work),
  end: (failure) => {
    if (failure !== undefined) {
      span.setAttribute('error.type', failure);
      span.setStatus({ code: SpanStatusCode.ERROR });
    }
    span.end();
  },
});
