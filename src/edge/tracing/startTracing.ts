import { hostname } from 'node:os';
import type { RequestListener } from 'node:http';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import {
  parseKeyPairsIntoRecord,
  setGlobalErrorHandler,
  W3CTraceContextPropagator,
} from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { drawSpans } from '@/integrations/telemetry/spans';
import { countedWarning } from '@/log/countedWarning';
import { drawRequests } from './drawRequests';
import { drawWithOpenTelemetry } from './drawWithOpenTelemetry';
import { onlyFacts } from './onlyFacts';

/** What is more is dropped: a collector that is away or slow costs nobody's time, and no more memory than for so many. */
const mostSpansWaiting = 2_048;
const exportTimeoutMs = 5_000;
/** What the last spans may take when the server ends. */
const farewellMs = 2_000;

interface TracingOptions {
  /** Of the collector, such as http://localhost:4318. */
  endpoint: string;
  /** What the collector asks for, as name=value between commas. */
  headers?: string | undefined;
  serviceName: string;
  /** Of all requests that nobody else has decided on, from 0 to 1. */
  share: number;
  /** Whether what comes in comes from a proxy of our own. */
  isBehindProxy: boolean;
  tell: (line: string) => void;
}

export interface RunningTracing {
  /** Draws each request that `handle` answers. */
  inFrontOf: (handle: RequestListener) => RequestListener;
  /** Draws no more, and hands over what is left, unless that takes too long. */
  end: () => Promise<void>;
}

/**
 * Draws traces from now on and sends them to a collector by OTLP over HTTP. Next draws its own beside ours as soon as it
 * finds a provider. Call it once, before Next starts.
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
  drawSpans(drawWithOpenTelemetry(tracer));
  return {
    inFrontOf: (handle) => drawRequests(handle, { tracer, isTrusted: isBehindProxy }),
    end: () => {
      drawSpans(undefined);
      for (const api of [trace, propagation, context]) api.disable();
      return Promise.race([
        provider.shutdown().catch(() => undefined),
        new Promise<void>((resolve) => setTimeout(resolve, farewellMs).unref()),
      ]);
    },
  };
}
