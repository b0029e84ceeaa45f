import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { emitEvent } from '@/integrations/telemetry/siteEvents';
import { cacheKey } from './pageCache/cacheKey';
import { requestPath } from './requestPath';

/** Either the request continues, or it gets 429 with this `Retry-After`. */
export type RateLimitDecision =
  { settle: (response: ServerResponse) => void } | { retryAfterSeconds: number };

/** Build files, and API calls, which have rate limits of their own. */
const freeOfCharge = /^\/(_next\/static\/|api\/|auth\/preferences$)/;
/** Static files. */
const files = /^\/(blog-images|icons)\//;

const mostKnownAddresses = 5_000;

/**
 * Limits how many pages per minute are rendered for one network: searches, feeds, pages that aren't cached yet, and
 * addresses that don't exist. Cached responses cost nothing, even when the limit is reached.
 */
export class PageRateLimiter {
  #limiter: RateLimiterMemory;
  /** Paths whose last response came from a cache. */
  #kept = new LRUCache<string, true>({ max: mostKnownAddresses });

  /** @param pagesPerMinute per network */
  constructor(pagesPerMinute: number) {
    this.#limiter = new RateLimiterMemory({ points: pagesPerMinute, duration: 60 });
  }

  /** Consumes one point before the page is rendered; `settle` refunds it when the response came from a cache. */
  async admit(request: IncomingMessage, network: string): Promise<RateLimitDecision> {
    const path = requestPath(request);
    // A request with a query or with unusual headers is always rendered for itself, even if the page is cached.
    const isOwn = cacheKey(request) === null;
    if (freeOfCharge.test(path) || (!isOwn && this.#kept.get(path))) return { settle: () => undefined };
    try {
      await this.#limiter.consume(network);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      emitEvent('limitHit', { limit: 'pages' });
      return { retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) };
    }
    return { settle: (response) => (isOwn ? undefined : this.#settle(path, network, response)) };
  }

  #settle(path: string, network: string, response: ServerResponse): void {
    if (!wasAtHand(path, response)) return;
    if (response.statusCode < 300 || response.statusCode === 304) this.#kept.set(path, true);
    void this.#limiter.reward(network);
  }
}

function wasAtHand(path: string, response: ServerResponse): boolean {
  if (response.statusCode >= 400) return false;
  const cache = response.getHeader('x-nextjs-cache');
  return files.test(path) || cache === 'HIT' || cache === 'STALE';
}
