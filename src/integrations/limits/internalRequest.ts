import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Shared through a global symbol: the server in front and Next's bundle load separate copies of this module in one
 * process.
 */
const place = Symbol.for('ai-advisory.ourOwnRequests');
const shared = globalThis as { [place]?: AsyncLocalStorage<boolean> };
const ours = (shared[place] ??= new AsyncLocalStorage<boolean>());

/**
 * Handles a request; the server knows from the listener whether it is internal. Internal requests don't count toward
 * the request limit: all have the same address, so exhausting its points would stop scheduled work.
 */
export const runAsInternalRequest = <Result>(isOurs: boolean, handle: () => Result): Result =>
  ours.run(isOurs, handle);

/** Returns whether the current request is internal. Nothing in a request can influence this. */
export const isInternalRequest = (): boolean => ours.getStore() ?? false;
