import { LRUCache } from 'lru-cache';
import type { RenderSources } from '@/integrations/pageCache/renderScope';
import type { CacheInvalidation } from './CacheInvalidation';
import { goneTag } from '@/domain/caching/goneTag';
import type { CachedResponse } from './CachedResponse';

interface Entry {
  answer: CachedResponse;
  making: RenderSources;
  /** Whether anybody was sent it who hadn't had it made. */
  isUsed: boolean;
  /** How often making it anew has failed since, and when it may be tried again. */
  failures: number;
  retryAtMs: number;
}

/** An answer as it was just made. */
interface MadeAnswer {
  answer: CachedResponse;
  making: RenderSources;
}

/**
 * What became of making an answer: it may be kept, it is for this request only, making it failed, or nobody knows
 * because the client left.
 */
export type RenderOutcome = { kept: MadeAnswer } | 'own' | 'failed' | 'left';

export interface RenderTask {
  /** What is kept, whatever its age. */
  previous: CachedResponse | undefined;
  /** Must be called; the first call counts. Answers what is kept and may be sent instead of what has failed. */
  settle: (outcome: RenderOutcome) => CachedResponse | null;
}

/** An answer to send, or the task to make it, for others who wait for it too, or to make one's own. */
export type CacheLookup = { answer: CachedResponse } | { lead: RenderTask } | 'own';

interface StoreOptions {
  expiry: CacheInvalidation;
  maxBytes: number;
  /** Asked to have an answer made anew that is shown meanwhile, or is likely to be asked for soon. */
  renew: (key: string) => void;
  nowMs?: () => number;
}

/**
 * What became of requests for what may be kept: sent from memory as it should be; sent from memory although its time is
 * over; made because there was nothing to send; made anew by the server itself, ahead of visitors; made for one request.
 */
interface StoreCounts {
  fresh: number;
  stale: number;
  made: number;
  renewed: number;
  own: number;
  /** Answers that were dropped because there was no room for all. */
  evicted: number;
}

/** For so long an answer that is over its time is shown while the next is made, or can't be made. */
export const staleMs = 5 * 60_000;
/** For so long nobody waits at an address whose answers turned out to be for one request only. */
const ownMs = 30_000;
const mostOwn = 2_000;
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;
/** So often somebody waits for an answer that is expired again when it is there. */
const mostWaits = 5;

/**
 * Keeps whole answers under their keys. What has expired is not given out as fresh, what was begun before it expired isn't
 * kept, and of all who ask for the same at once one makes it and the others wait. When making it fails, what is kept stands
 * in for a while and it is tried again after a pause; what is gone isn't shown any more.
 */
export class PageCache {
  readonly #options: Required<StoreOptions>;
  readonly #entries: LRUCache<string, Entry>;
  readonly #underway = new Map<string, Promise<RenderOutcome>>();
  readonly #own: LRUCache<string, true>;
  readonly #counts: StoreCounts = { fresh: 0, stale: 0, made: 0, renewed: 0, own: 0, evicted: 0 };

  constructor({ nowMs = Date.now, ...options }: StoreOptions) {
    this.#options = { nowMs, ...options };
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ answer }) => answer.bytes,
      dispose: (_entry, _key, reason) => {
        if (reason === 'evict') this.#counts.evicted += 1;
      },
    });
    this.#own = new LRUCache({ max: mostOwn, ttl: ownMs, perf: { now: nowMs } });
    options.expiry.onExpire((tags) => this.#noteExpired(tags));
  }

  /** The keys of all that is kept, latest used first. */
  get keys(): string[] {
    return [...this.#entries.keys()];
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** Since the start. */
  get counts(): Readonly<StoreCounts> {
    return this.#counts;
  }

  /** What may be sent under this key at once, without waiting. */
  peek(key: string): CachedResponse | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    const state = this.#stateOf(entry);
    if (state === 'over') return null;
    if (state === 'standing in') this.#renewWhenDue(key, entry);
    this.#counts[state === 'fresh' ? 'fresh' : 'stale'] += 1;
    entry.isUsed = true;
    return entry.answer;
  }

  /**
   * @param anew whether what is kept isn't good enough
   */
  async take(key: string, { anew = false } = {}): Promise<CacheLookup> {
    const taken = await this.#take(key, anew);
    if (taken === 'own') this.#counts.own += 1;
    else if ('lead' in taken) this.#counts[anew ? 'renewed' : 'made'] += 1;
    return taken;
  }

  async #take(key: string, anew: boolean): Promise<CacheLookup> {
    for (let waits = 0; waits < mostWaits; waits += 1) {
      const answer = anew && waits === 0 ? null : this.peek(key);
      if (answer) return { answer };
      if (this.#own.get(key)) return 'own';
      const underway = this.#underway.get(key);
      if (!underway) return { lead: this.#lead(key) };
      const outcome = await underway;
      if (outcome === 'failed') {
        const standIn = this.#standIn(key);
        if (!standIn) return 'own';
        this.#counts.stale += 1;
        return { answer: standIn };
      }
    }
    return 'own';
  }

  #lead(key: string): RenderTask {
    const begunAt = this.#options.expiry.now;
    let end: ((outcome: RenderOutcome) => void) | undefined;
    this.#underway.set(
      key,
      new Promise((resolve) => {
        end = resolve;
      }),
    );
    return {
      previous: this.#entries.peek(key)?.answer,
      settle: (outcome) => {
        if (!end) return null;
        this.#underway.delete(key);
        const standIn = this.#settle(key, outcome, begunAt);
        end(outcome);
        end = undefined;
        return standIn;
      },
    };
  }

  #settle(key: string, outcome: RenderOutcome, begunAt: number): CachedResponse | null {
    if (outcome === 'left') return null;
    if (outcome === 'failed') return this.#noteFailure(key);
    if (outcome === 'own') {
      this.#entries.delete(key);
      if (begunAt === this.#options.expiry.now) this.#own.set(key, true);
      return null;
    }
    const { making } = outcome.kept;
    if (this.#options.expiry.hasExpired(making.tags, making.at)) return null;
    this.#entries.set(key, { ...outcome.kept, isUsed: false, failures: 0, retryAtMs: 0 });
    return null;
  }

  #noteFailure(key: string): CachedResponse | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    entry.failures += 1;
    entry.retryAtMs =
      this.#options.nowMs() + Math.min(longestPauseMs, firstPauseMs * 2 ** (entry.failures - 1));
    return this.#standIn(key);
  }

  /** What is kept, if it is still good enough to be shown instead of a failure. */
  #standIn(key: string): CachedResponse | null {
    const entry = this.#entries.get(key);
    return entry && this.#stateOf(entry) !== 'over' ? entry.answer : null;
  }

  #stateOf({ making, failures }: Entry): 'fresh' | 'standing in' | 'over' {
    const { at, tags, freshUntilMs, mayStandIn } = making;
    const now = this.#options.nowMs();
    if (now > freshUntilMs + (mayStandIn ? staleMs : 0)) return 'over';
    // After a change nobody is shown the former answer, unless the next one can't be made.
    if (this.#options.expiry.hasExpired(tags, at)) return failures > 0 ? 'standing in' : 'over';
    return now < freshUntilMs ? 'fresh' : 'standing in';
  }

  #renewWhenDue(key: string, entry: Entry): void {
    if (this.#underway.has(key) || this.#options.nowMs() < entry.retryAtMs) return;
    // Nobody asks again before this attempt has had its time.
    entry.retryAtMs = this.#options.nowMs() + firstPauseMs;
    this.#options.renew(key);
  }

  #noteExpired(tags: readonly string[] | null): void {
    // An address that had nothing to keep may have something now.
    this.#own.clear();
    if (tags === null) return this.#entries.clear();
    const changed = new Set(tags);
    for (const [key, entry] of [...this.#entries.entries()]) {
      const { tags: own } = entry.making;
      if (own.some((tag) => changed.has(goneTag(tag)))) this.#entries.delete(key);
      else if (own.some((tag) => changed.has(tag))) {
        entry.failures = 0;
        if (entry.isUsed) this.#options.renew(key);
      }
    }
  }
}
