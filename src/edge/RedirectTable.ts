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

/** While the database is away nobody waits for it more often than this. */
const pauseMs = 5_000;
/** As old as what pages show may get (`maxAgeSeconds` in src/queries). */
const maxAgeMs = 60_000;
/** A change may come while the list is read. */
const mostReadings = 3;

/** Whoever is led to where they are asks for ever; what is asked for there, and the place in it, change nothing of that. */
const leadsAway = ({ from, to }: Redirect): boolean => addressPath(to.replace(/[?#].*/, '')) !== from;

/**
 * The list of redirects, in memory. It is read when it is first wanted, and again after a change on any server or when it is as
 * old as pages get, as nobody tells of a restored backup; while it can't be read, what was read before holds.
 */
export class RedirectTable {
  readonly #options: Required<MovedOptions>;
  #redirects: ReadonlyMap<string, Redirect> = new Map();
  /** Grows with each change; what was read holds for one of them. */
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

  /** Where a visitor is led from this path; null for nowhere. */
  find(path: string): Redirect | null {
    const spelled = this.#redirects.size > 0 ? addressPath(path) : null;
    return spelled === null ? null : (this.#redirects.get(spelled) ?? this.#findWithList(spelled));
  }

  /** The later pages of a list go where the list has gone. */
  #findWithList(path: string): Redirect | null {
    const at = readListPage(path);
    const moved = at && this.#redirects.get(at.list);
    return moved ? { ...moved, from: path, to: movedListPage(moved.to, at.page) } : null;
  }

  /** Reads the list if it has changed, or may have. Never fails. */
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
