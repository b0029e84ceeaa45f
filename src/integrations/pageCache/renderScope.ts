import { AsyncLocalStorage } from 'node:async_hooks';

/** What an answer was made from that is the same for everybody. */
export interface RenderSources {
  /** When it began, as `CacheInvalidation` counts; earlier than the request, where an answer was at hand. */
  at: number;
  /** Names of what it was made from: when one of these changes, the answer is over. */
  tags: readonly string[];
  /** Until when it is fresh if nothing changes, by the clock. */
  freshUntilMs: number;
  /** Whether it may be shown for a while after that. */
  mayStandIn: boolean;
}

/** Where the answer to a request comes from. */
export interface RenderScope {
  /** When the request began, as `CacheInvalidation` counts. */
  readonly startedAt: number;
  /** Whether something with one of these tags has changed since a moment, as `CacheInvalidation` counts. */
  readonly hasExpired: (tags: readonly string[], moment: number) => boolean;
  /** Not there as long as nobody has said that the answer is the same for everybody. */
  making?: RenderSources;
  /** Whether something in it is only remembered, because it couldn't be read. */
  isRemembered?: boolean;
}

/** The server in front and what Next has bundled have modules of their own, but one process. */
const place = Symbol.for('ai-advisory.answerOrigins');
const shared = globalThis as { [place]?: AsyncLocalStorage<RenderScope> };
const origins = (shared[place] ??= new AsyncLocalStorage<RenderScope>());

/** Handles a request. What is noted meanwhile, is noted of its answer. */
export function runInRenderScope<Result>(origin: RenderScope, handle: () => Result): Result {
  return origins.run(origin, handle);
}

/** For so long what is only remembered is taken for good; then reading is tried again. */
const rememberedMs = 5_000;

/** Says that something in the answer that is being made couldn't be read, and is what was read last. */
export function markStale(): void {
  const origin = currentRenderScope();
  if (origin) origin.isRemembered = true;
}

/** Until when an answer is fresh that would be so until `untilMs` if all in it had just been read. */
export const freshUntil = (untilMs: number): number =>
  currentRenderScope()?.isRemembered ? Math.min(untilMs, Date.now() + rememberedMs) : untilMs;

/** The origin of the answer that is being made; null outside of requests. */
export const currentRenderScope = (): RenderScope | null => origins.getStore() ?? null;

/**
 * Says that the answer that is being made is the same for everybody, whoever asks. The server in front may keep it.
 * @param tags what it is made from
 * @param freshSeconds how long it may be kept if nothing changes
 */
export function markCacheable(
  tags: readonly string[],
  freshSeconds: number,
  { mayStandIn = true }: { mayStandIn?: boolean } = {},
): void {
  const origin = currentRenderScope();
  if (!origin) return;
  const freshUntilMs = freshUntil(Date.now() + freshSeconds * 1_000);
  origin.making = { at: origin.startedAt, tags, freshUntilMs, mayStandIn };
}
