import { env } from '@/env';
import type { RunningTracing } from './startTracing';

const none: RunningTracing = { inFrontOf: (handle) => handle, end: () => Promise.resolve() };

/** Starts tracing as configured. Without a collector, the tracing code isn't even loaded. */
export async function configuredTracing(tell: (line: string) => void): Promise<RunningTracing> {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return none;
  const { startTracing } = await import('./startTracing');
  return startTracing({
    endpoint,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: env.OTEL_SERVICE_NAME,
    share: env.OTEL_TRACES_SAMPLER_ARG,
    isBehindProxy: env.TRUST_PROXY > 0,
    tell,
  });
}
