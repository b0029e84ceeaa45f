import type { SpanFacts } from './spanFacts';

/** A trace span that hasn't ended. */
export interface OpenSpan {
  note: (facts: SpanFacts) => void;
  /** Runs the work, or a part of it, in the span's context: spans begun meanwhile are its children. */
  run: <Result>(work: () => Result) => Result;
  /** @param failure the kind of failure, if it failed */
  end: (failure?: string) => void;
}

export interface SpanStart {
  /** Low cardinality. */
  name: string;
  /** `outgoing`: a call to an external service. `later`: work that was queued earlier. */
  kind?: 'inside' | 'outgoing' | 'later';
  facts?: SpanFacts;
  /** Trace context of what queued it, from `activeSpanContext`. */
  cause?: string | undefined;
}

/** The tracing implementation, if tracing is enabled. */
export interface Tracing {
  begin: (start: SpanStart) => OpenSpan;
  isDrawing: () => boolean;
  nameRoute: (route: string) => void;
  traceparent: () => string | undefined;
  traceId: () => string | undefined;
}

/**
 * Shared through a global symbol: the server in front and Next's bundle load separate copies of this module in one
 * process.
 */
const place = Symbol.for('ai-advisory.tracing');
const shared = globalThis as { [place]?: Tracing | undefined };

/** Enables tracing; undefined disables it. */
export function setTracing(tracing: Tracing | undefined): void {
  shared[place] = tracing;
}

export const isTraced = (): boolean => shared[place] !== undefined;

/** Begins a span that must be ended; null if tracing is disabled. */
export const beginSpan = (start: SpanStart): OpenSpan | null => shared[place]?.begin(start) ?? null;

/** Returns whether there is an active span that a new one would belong to. */
export const hasActiveSpan = (): boolean => shared[place]?.isDrawing() ?? false;

/** Sets the route pattern of the current request. */
export const nameRoute = (route: string): void => shared[place]?.nameRoute(route);

/** Returns the trace context to store with queued work, for `cause` of its span. */
export const activeSpanContext = (): string | undefined => shared[place]?.traceparent();

/** Returns the current trace id, for the log. */
export const traceId = (): string | undefined => shared[place]?.traceId();

/**
 * Runs work in a span.
 * @throws what `work` throws; the span records only its kind
 */
export async function inSpan<Result>(
  start: SpanStart,
  work: (note: OpenSpan['note']) => Promise<Result>,
): Promise<Result> {
  const span = beginSpan(start);
  if (!span) return work(() => undefined);
  try {
    const result = await span.run(() => work(span.note));
    span.end();
    return result;
  } catch (error) {
    span.end(kindOfFailure(error));
    throw error;
  }
}

/** Returns an error's code or class, which contain nothing about its subject. */
export function kindOfFailure(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
