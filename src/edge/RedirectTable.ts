import { addressPath } from '@/domain/redirects/addressPath';
import { movedListPage, readListPage } from '@/domain/redirects/listPages';
import { redirectsTag } from '@/domain/redirects/redirectsTag';
import type { CacheInvalidation } from './pageCache/CacheInvalidation';

interface Redirect {
  from: string;
  to: string;
  isPermanent: boolean;
}

interface MovedOptions {
  expiry: Pick<CacheInvalidation, 'onExpire'>;
  read: () => Promise<Redirect[]>;
  nowMs?: () => number;
}

/** Minimum time between attempts to read the table while the database is unavailable. */
const pauseMs = 5_000;
/** The maximum age of cached data on pages (`maxAgeSeconds` in src/queries). */
const maxAgeMs = 60_000;
/** The table may change while it is read. */
const mostReadings = 3;

/** A redirect to its own path loops forever; a query or fragment in the target doesn't change that. */
const leadsAway = ({ from, to }: Redirect): boolean => addressPath(to.replace(/[?#].*/, '')) !== from;

/**
 * Keeps all redirects in memory. The table is read on first use, after an invalidation from any instance, and when it
 * reaches the maximum age of pages, because a restored backup sends no invalidation. While it can't be read, the
 * previous table stays in use.
 */
export class RedirectTable {
  readonly #options: Required<MovedOptions>;
  #redirects: ReadonlyMap<string, Redirect> = new Map();
  /** Version of the redirects: incremented by each change. `#readChange` is the version that was read. */
  #changes = 1;
  #readChange = 0;
  #readAtMs = 0;
  #reading: Promise<void> | null = null;
  #retryAtMs = 0;

  constructor({ nowMs = Date.now, ...options }: MovedOptions) {
    this.#options = { nowMs, ...options };
    options.expiry.onExpire((tags) => {
      if (tags === null || tags.includes(redirectsTag)) this.#changes += 1;
    });
  }

  /** Returns the redirect from this path, or null. */
  find(path: string): Redirect | null {
    const spelled = this.#redirects.size > 0 ? addressPath(path) : null;
    return spelled === null ? null : (this.#redirects.get(spelled) ?? this.#findWithList(spelled));
  }

  /** The later pages of a list redirect with the list. */
  #findWithList(path: string): Redirect | null {
    const at = readListPage(path);
    const moved = at && this.#redirects.get(at.list);
    return moved ? { ...moved, from: path, to: movedListPage(moved.to, at.page) } : null;
  }

  /** Reads the table if it has, or may have, changed. Never throws. */
  async catchUp(): Promise<void> {
    for (let readings = 0; this.#isStale() && readings < mostReadings; readings += 1) {
      await (this.#reading ??= this.#read().finally(() => (this.#reading = null)));
    }
  }

  #isStale(): boolean {
    const nowMs = this.#options.nowMs();
    const mayHaveChanged = this.#readChange !== this.#changes || nowMs >= this.#readAtMs + maxAgeMs;
    return mayHaveChanged && nowMs >= this.#retryAtMs;
  }

  async #read(): Promise<void> {
    const change = this.#changes;
    const nowMs = this.#options.nowMs();
    try {
      const list = await this.#options.read();
      this.#redirects = new Map(list.filter(leadsAway).map((redirect) => [redirect.from, redirect]));
      this.#readChange = change;
      this.#readAtMs = nowMs;
    } catch {
      this.#retryAtMs = this.#options.nowMs() + pauseMs;
    }
  }
}
