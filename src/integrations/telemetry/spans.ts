import type { SpanFacts } from './spanFacts';

/** A piece of work that is being watched. */
export interface OpenSpan {
  note: (facts: SpanFacts) => void;
  /** Does the work, or a part of it: what is begun meanwhile is a part of this. */
  run: <Result>(work: () => Result) => Result;
  /** @param failure the kind of failure, if it is one */
  end: (failure?: string) => void;
}

export interface SpanStart {
  /** Of few values. */
  name: string;
  /** `outgoing`: something outside is asked. `later`: what was ordered before is done now. */
  kind?: 'inside' | 'outgoing' | 'later';
  facts?: SpanFacts;
  /** What ordered it, as `activeSpanContext` said then. */
  cause?: string | undefined;
}

/** What draws traces, if anybody wants them. */
export interface Tracing {
  begin: (start: SpanStart) => OpenSpan;
  isDrawing: () => boolean;
  nameRoute: (route: string) => void;
  traceparent: () => string | undefined;
  traceId: () => string | undefined;
}

/** The server in front and what Next has bundled have modules of their own, but one process. */
const place = Symbol.for('ai-advisory.tracing');
const shared = globalThis as { [place]?: Tracing | undefined };

/** From now on spans are drawn; with undefined, none any more. */
export function setTracing(tracing: Tracing | undefined): void {
  shared[place] = tracing;
}

export const isTraced = (): boolean => shared[place] !== undefined;

/** Begins a span that must be ended; null where nothing is drawn. */
export const beginSpan = (start: SpanStart): OpenSpan | null => shared[place]?.begin(start) ?? null;

/** Whether there is something being drawn that what begins now would be a part of. */
export const hasActiveSpan = (): boolean => shared[place]?.isDrawing() ?? false;

/** Says which pattern the address of the present request meets. */
export const nameRoute = (route: string): void => shared[place]?.nameRoute(route);

/** For whatever is ordered now and done later: `cause` of its span then. */
export const activeSpanContext = (): string | undefined => shared[place]?.traceparent();

/** For the log. */
export const traceId = (): string | undefined => shared[place]?.traceId();

/**
 * Does work as a span.
 * @throws what `work` throws; the span says only of what kind it is
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

/** What may be said of an error: its code or its class, which hold nothing of what it is about. */
export function kindOfFailure(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
