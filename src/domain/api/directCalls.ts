/**
 * Global symbol under which the `/api` route publishes its direct calls once it is loaded. The server in front of Next
 * reads them there, because it shares no module instance with Next's bundle.
 */
export const directCallsKey = Symbol.for('ai-advisory.directCalls');

/** Calls that the server in front may handle itself, bypassing Next. */
export interface DirectCalls {
  /** Whether this path is one of them; all are GET requests. */
  has: (path: string) => boolean;
  answer: (request: Request) => Promise<Response>;
}
