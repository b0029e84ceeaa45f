import { AsyncLocalStorage } from 'node:async_hooks';

/** The server in front and what Next has bundled have modules of their own, but one process. */
const place = Symbol.for('ai-advisory.ourOwnRequests');
const shared = globalThis as { [place]?: AsyncLocalStorage<boolean> };
const ours = (shared[place] ??= new AsyncLocalStorage<boolean>());

/**
 * Handles a request, of which the server that took it knows by its door whether it is this server's own. Those take no point of
 * the request limit: all have one address, and whoever could use up its points would stop what is scheduled.
 */
export const runAsInternalRequest = <Result>(isOurs: boolean, handle: () => Result): Result =>
  ours.run(isOurs, handle);

/** Whether the request that is being handled is this server's own. Nothing that a request says can make it so. */
export const isInternalRequest = (): boolean => ours.getStore() ?? false;
