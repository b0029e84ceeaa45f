import { AsyncLocalStorage } from 'node:async_hooks';

/** Cache metadata of a response that is the same for all visitors. */
export interface RenderSources {
  /**
   * When its rendering began, on the counter of `CacheInvalidation`; earlier than the request for a cached response.
   */
  at: number;
  /** Cache tags: a change of any of them invalidates the response. */
  tags: readonly string[];
  /** Fresh until this time (epoch milliseconds) unless invalidated. */
  freshUntilMs: number;
  /** Whether it may be served stale for a while after that. */
  mayServeStale: boolean;
}

/** Render state of the current request. */
export interface RenderScope {
  /** When the request began, on the counter of `CacheInvalidation`. */
  readonly startedAt: number;
  /** Returns whether one of these tags was invalidated since a point on the counter of `CacheInvalidation`. */
  readonly hasExpired: (tags: readonly string[], moment: number) => boolean;
  /** Unset until the response is marked as cacheable. */
  making?: RenderSources;
  /** Whether it contains old data because a read failed. */
  isRemembered?: boolean;
}

/**
 * Shared through a global symbol: the server in front and Next's bundle load separate copies of this module in one
 * process.
 */
const place = Symbol.for('ai-advisory.answerOrigins');
const shared = globalThis as { [place]?: AsyncLocalStorage<RenderScope> };
const origins = (shared[place] ??= new AsyncLocalStorage<RenderScope>());

/** Handles a request in a scope. Everything recorded meanwhile applies to its response. */
export function runInRenderScope<Result>(origin: RenderScope, handle: () => Result): Result {
  return origins.run(origin, handle);
}

/** How long a response with old data counts as fresh, before reading is tried again. */
const rememberedMs = 5_000;

/** Marks the response being rendered as containing old data, because a read failed. */
export function markStale(): void {
  const origin = currentRenderScope();
  if (origin) origin.isRemembered = true;
}

/** Returns `untilMs`, or an earlier time if the response contains old data. */
export const freshUntil = (untilMs: number): number =>
  currentRenderScope()?.isRemembered ? Math.min(untilMs, Date.now() + rememberedMs) : untilMs;

/** Returns the scope of the response being rendered; null outside of requests. */
export const currentRenderScope = (): RenderScope | null => origins.getStore() ?? null;

/**
 * Marks the response being rendered as the same for all visitors, so that the server in front may cache it.
 * @param tags cache tags of the data it contains
 * @param freshSeconds how long it stays fresh unless invalidated
 */
export function markCacheable(
  tags: readonly string[],
  freshSeconds: number,
  { mayStandIn = true }: { mayStandIn?: boolean } = {},
): void {
  const origin = currentRenderScope();
  if (!origin) return;
  const freshUntilMs = freshUntil(Date.now() + freshSeconds * 1_000);
  origin.making = { at: origin.startedAt, tags, freshUntilMs, mayServeStale: mayStandIn };
}
