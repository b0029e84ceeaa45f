import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { emitEvent } from '@/integrations/telemetry/siteEvents';
import { cacheKey } from './pageCache/cacheKey';
import { requestPath } from './requestPath';

/** What a request may do: go on, or come back after so many seconds. */
export type RateLimitDecision =
  { settle: (response: ServerResponse) => void } | { retryAfterSeconds: number };

/** Files of the build, and calls, which have limits of their own. */
const freeOfCharge = /^\/(_next\/static\/|api\/|auth\/preferences$)/;
/** Files that are sent as they are. */
const files = /^\/(blog-images|icons)\//;

const mostKnownAddresses = 5_000;

/**
 * Bounds how many pages a network may have made for it in a minute: searches, feeds, pages that nobody has seen yet, and
 * addresses that don't exist. What is answered from memory costs nothing, also when nothing is left.
 */
export class PageRateLimiter {
  #limiter: RateLimiterMemory;
  /** Addresses that were answered from memory the last time. */
  #kept = new LRUCache<string, true>({ max: mostKnownAddresses });

  /** @param pagesPerMinute per network */
  constructor(pagesPerMinute: number) {
    this.#limiter = new RateLimiterMemory({ points: pagesPerMinute, duration: 60 });
  }

  /** Takes the price of a page before it is made; `settle` gives it back when the answer was at hand. */
  async admit(request: IncomingMessage, network: string): Promise<RateLimitDecision> {
    const path = requestPath(request);
    // What is asked for with a query, or as no browser does, is made for this request, whatever is at hand of the page.
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
