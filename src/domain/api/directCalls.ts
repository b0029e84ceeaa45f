/**
 * Where the calls of the site lie open to the server in front of Next, which shares no module with what Next has bundled:
 * put there by `/api`'s route, as soon as it is loaded.
 */
export const directCallsKey = Symbol.for('ai-advisory.directCalls');

/** Calls that the server in front may hand over itself, without the way through Next. */
export interface DirectCalls {
  /** Whether this path is one of them; they are all read with GET. */
  has: (path: string) => boolean;
  answer: (request: Request) => Promise<Response>;
}
