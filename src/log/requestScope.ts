import { AsyncLocalStorage } from 'node:async_hooks';
import { traceId as currentTrace } from '@/integrations/telemetry/spans';

/** The edge server and Next's bundle load separate copies of this module in one process. */
const place = Symbol.for('ai-advisory.requestIds');
const shared = globalThis as { [place]?: AsyncLocalStorage<string> };
const ids = (shared[place] ??= new AsyncLocalStorage<string>());

/** Handles a request. Log lines written meanwhile contain its id. */
export const withRequestId = <Result>(id: string, handle: () => Result): Result => ids.run(id, handle);

/** Returns the request id and trace id for a log line; empty outside of requests. */
export function requestFields(): { requestId?: string; traceId?: string } {
  const requestId = ids.getStore();
  const traceId = currentTrace();
  return { ...(requestId !== undefined && { requestId }), ...(traceId !== undefined && { traceId }) };
}
