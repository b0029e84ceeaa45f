import { LRUCache } from 'lru-cache';
import type { RenderSources } from '@/integrations/pageCache/renderScope';
import type { CacheInvalidation } from './CacheInvalidation';
import { goneTag } from '@/domain/caching/goneTag';
import type { CachedResponse } from './CachedResponse';

interface Entry {
  response: CachedResponse;
  sources: RenderSources;
  /** Whether it was sent to a client other than the one that rendered it. */
  isUsed: boolean;
  /** Failed renders since, and the time of the next retry. */
  failures: number;
  retryAtMs: number;
}

/** A response that was just rendered. */
interface RenderedResponse {
  response: CachedResponse;
  sources: RenderSources;
}

/**
 * Result of a render: cacheable, for this request only ('own'), failed, or unknown because the client disconnected
 * ('left').
 */
export type RenderOutcome = { cached: RenderedResponse } | 'own' | 'failed' | 'left';

export interface RenderTask {
  /** The cached response, whatever its age. */
  previous: CachedResponse | undefined;
  /** Must be called; only the first call counts. Returns a cached response to send instead of a failed one. */
  settle: (outcome: RenderOutcome) => CachedResponse | null;
}

/** A cached response, the task to render it for all waiting requests, or 'own': render it for this request only. */
export type CacheLookup = { response: CachedResponse } | { task: RenderTask } | 'own';

interface CacheOptions {
  invalidation: CacheInvalidation;
  maxBytes: number;
  /** Requests a new render of a response that is stale or likely to be requested soon. */
  renew: (key: string) => void;
  nowMs?: () => number;
}

/**
 * Outcomes of cacheable requests: fresh or stale from memory, rendered because nothing was cached, renewed by the
 * server ahead of visitors, or rendered for one request.
 */
interface CacheCounts {
  fresh: number;
  stale: number;
  made: number;
  renewed: number;
  own: number;
  /** Responses that were evicted to make room. */
  evicted: number;
}

/** A response past its freshness is served for this long while the next one is rendered, or can't be. */
export const staleMs = 5 * 60_000;
/** Requests to an address whose response turned out to be uncacheable don't wait for each other for this long. */
const ownMs = 30_000;
const mostOwn = 2_000;
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;
/** How often a request waits for a render that is expired again when it ends. */
const mostWaits = 5;

/**
 * Caches complete responses by key. An expired response is not served as fresh, and a render that began before an
 * invalidation isn't cached. Of concurrent requests for one key, one renders and the others wait. When a render fails,
 * the cached response is served for a while and the render is retried after a pause. A response whose content is no
 * longer public is deleted at once.
 */
export class PageCache {
  readonly #options: Required<CacheOptions>;
  readonly #entries: LRUCache<string, Entry>;
  readonly #inProgress = new Map<string, Promise<RenderOutcome>>();
  readonly #own: LRUCache<string, true>;
  readonly #counts: CacheCounts = { fresh: 0, stale: 0, made: 0, renewed: 0, own: 0, evicted: 0 };

  constructor({ nowMs = Date.now, ...options }: CacheOptions) {
    this.#options = { nowMs, ...options };
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ response }) => response.bytes,
      dispose: (_entry, _key, reason) => {
        if (reason === 'evict') this.#counts.evicted += 1;
      },
    });
    this.#own = new LRUCache({ max: mostOwn, ttl: ownMs, perf: { now: nowMs } });
    options.invalidation.onExpire((tags) => this.#onInvalidated(tags));
  }

  /** Keys of all entries, most recently used first. */
  get keys(): string[] {
    return [...this.#entries.keys()];
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** Since the start. */
  get counts(): Readonly<CacheCounts> {
    return this.#counts;
  }

  /** Returns the response that may be sent at once, without waiting. */
  peek(key: string): CachedResponse | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    const state = this.#stateOf(entry);
    if (state === 'over') return null;
    if (state === 'standing in') this.#renewWhenDue(key, entry);
    this.#counts[state === 'fresh' ? 'fresh' : 'stale'] += 1;
    entry.isUsed = true;
    return entry.response;
  }

  /**
   * Returns the cached response, or the task to render it; waits for a render in progress.
   * @param refresh ignore the cached response
   */
  async lookup(key: string, { refresh = false } = {}): Promise<CacheLookup> {
    const result = await this.#lookup(key, refresh);
    if (result === 'own') this.#counts.own += 1;
    else if ('task' in result) this.#counts[refresh ? 'renewed' : 'made'] += 1;
    return result;
  }

  async #lookup(key: string, refresh: boolean): Promise<CacheLookup> {
    for (let waits = 0; waits < mostWaits; waits += 1) {
      const response = refresh && waits === 0 ? null : this.peek(key);
      if (response) return { response };
      if (this.#own.get(key)) return 'own';
      const inProgress = this.#inProgress.get(key);
      if (!inProgress) return { task: this.#startRender(key) };
      const outcome = await inProgress;
      if (outcome === 'failed') {
        const fallback = this.#fallback(key);
        if (!fallback) return 'own';
        this.#counts.stale += 1;
        return { response: fallback };
      }
    }
    return 'own';
  }

  #startRender(key: string): RenderTask {
    const begunAt = this.#options.invalidation.now;
    let end: ((outcome: RenderOutcome) => void) | undefined;
    this.#inProgress.set(
      key,
      new Promise((resolve) => {
        end = resolve;
      }),
    );
    return {
      previous: this.#entries.peek(key)?.response,
      settle: (outcome) => {
        if (!end) return null;
        this.#inProgress.delete(key);
        const fallback = this.#settle(key, outcome, begunAt);
        end(outcome);
        end = undefined;
        return fallback;
      },
    };
  }

  #settle(key: string, outcome: RenderOutcome, begunAt: number): CachedResponse | null {
    if (outcome === 'left') return null;
    if (outcome === 'failed') return this.#recordFailure(key);
    if (outcome === 'own') {
      this.#entries.delete(key);
      if (begunAt === this.#options.invalidation.now) this.#own.set(key, true);
      return null;
    }
    const { sources } = outcome.cached;
    if (this.#options.invalidation.hasExpired(sources.tags, sources.at)) return null;
    this.#entries.set(key, { ...outcome.cached, isUsed: false, failures: 0, retryAtMs: 0 });
    return null;
  }

  #recordFailure(key: string): CachedResponse | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    entry.failures += 1;
    entry.retryAtMs =
      this.#options.nowMs() + Math.min(longestPauseMs, firstPauseMs * 2 ** (entry.failures - 1));
    return this.#fallback(key);
  }

  /** Returns the cached response if it may still replace a failed render. */
  #fallback(key: string): CachedResponse | null {
    const entry = this.#entries.get(key);
    return entry && this.#stateOf(entry) !== 'over' ? entry.response : null;
  }

  #stateOf({ sources, failures }: Entry): 'fresh' | 'standing in' | 'over' {
    const { at, tags, freshUntilMs, mayServeStale: mayStandIn } = sources;
    const now = this.#options.nowMs();
    if (now > freshUntilMs + (mayStandIn ? staleMs : 0)) return 'over';
    // After an invalidation the old response isn't served, unless the new one can't be rendered.
    if (this.#options.invalidation.hasExpired(tags, at)) return failures > 0 ? 'standing in' : 'over';
    return now < freshUntilMs ? 'fresh' : 'standing in';
  }

  #renewWhenDue(key: string, entry: Entry): void {
    if (this.#inProgress.has(key) || this.#options.nowMs() < entry.retryAtMs) return;
    // No further request starts a render before this attempt had its time.
    entry.retryAtMs = this.#options.nowMs() + firstPauseMs;
    this.#options.renew(key);
  }

  #onInvalidated(tags: readonly string[] | null): void {
    // An address without a cacheable response may have one now.
    this.#own.clear();
    if (tags === null) return this.#entries.clear();
    const changed = new Set(tags);
    for (const [key, entry] of [...this.#entries.entries()]) {
      const { tags: own } = entry.sources;
      if (own.some((tag) => changed.has(goneTag(tag)))) this.#entries.delete(key);
      else if (own.some((tag) => changed.has(tag))) {
        entry.failures = 0;
        if (entry.isUsed) this.#options.renew(key);
      }
    }
  }
}
