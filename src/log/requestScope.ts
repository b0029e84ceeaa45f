import { AsyncLocalStorage } from 'node:async_hooks';
import { traceId as currentTrace } from '@/integrations/telemetry/spans';

/** The server in front and what Next has bundled have modules of their own, but one process. */
const place = Symbol.for('ai-advisory.requestIds');
const shared = globalThis as { [place]?: AsyncLocalStorage<string> };
const ids = (shared[place] ??= new AsyncLocalStorage<string>());

/** Handles a request. What is logged meanwhile carries its id. */
export const withRequestId = <Result>(id: string, handle: () => Result): Result => ids.run(id, handle);

/** What a line of the log says of the request and the trace that it belongs to; nothing outside of requests. */
export function requestFields(): { requestId?: string; traceId?: string } {
  const requestId = ids.getStore();
  const traceId = currentTrace();
  return { ...(requestId !== undefined && { requestId }), ...(traceId !== undefined && { traceId }) };
}
