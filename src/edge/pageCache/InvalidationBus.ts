import { retryOnce } from '@/integrations/database/retryOnce';
import type { InvalidationStore } from '@/integrations/database/openInvalidationStore';
import { emitEvent } from '@/integrations/telemetry/siteEvents';
import type { CacheInvalidation } from './CacheInvalidation';

interface BusOptions {
  expiry: CacheInvalidation;
  line: InvalidationStore;
  tell: (line: string) => void;
  pollMs?: number;
  nowMs?: () => number;
}

/** Once the last poll is older than this, visitors wait for the next one. */
const mostSilenceMs = 1_500;

/**
 * Shares cache invalidations between the instances on one database. Polling survives what LISTEN/NOTIFY doesn't: a
 * pooler in between, lost connections, a machine that slept. After sleep an instance polls before it answers the first
 * visitor. While the database is unavailable nothing can have changed, so visitors don't wait.
 */
export class InvalidationBus {
  readonly #options: Required<BusOptions>;
  /** Not published yet. */
  readonly #due = new Set<string>();
  /** Ids of the last poll, which the next one partly repeats. */
  #heard: ReadonlySet<number> = new Set();
  #readAt: string | null = null;
  #heardAtMs = 0;
  #isAway = false;
  #isHearing = false;
  #reading: Promise<void> | null = null;
  #telling: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor({ pollMs = 500, nowMs = Date.now, ...options }: BusOptions) {
    this.#options = { pollMs, nowMs, ...options };
    options.expiry.onExpire((tags) => {
      if (this.#isHearing || tags === null) return;
      for (const tag of tags) this.#due.add(tag);
      void this.#tell();
    });
  }

  /** Starts polling. Resolves after the first poll. */
  async start(): Promise<void> {
    await this.#hear();
    this.#timer = setInterval(() => void this.turn(), this.#options.pollMs).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#tell();
    await this.#options.line.close();
  }

  /** Returns a promise that visitors must wait for; null while the last poll is recent enough. */
  catchUp(): Promise<void> | null {
    if (!this.#isBehind) return null;
    // A poll in progress may have begun before the silence.
    return this.#hear().then(() => (this.#isBehind ? this.#hear() : undefined));
  }

  /** Seconds since the last successful poll; infinite before the first. */
  get silentSeconds(): number {
    return this.#readAt === null ? Infinity : (this.#options.nowMs() - this.#heardAtMs) / 1000;
  }

  get #isBehind(): boolean {
    // Absolute value: the clock may have been set back.
    const silenceMs = Math.abs(this.#options.nowMs() - this.#heardAtMs);
    return silenceMs > mostSilenceMs && !this.#isAway;
  }

  /** Publishes pending tags, then polls. */
  async turn(): Promise<void> {
    await this.#tell();
    await this.#hear();
  }

  #tell(): Promise<void> {
    return (this.#telling ??= this.#tellDue().finally(() => (this.#telling = null)));
  }

  async #tellDue(): Promise<void> {
    while (this.#due.size > 0) {
      const tags = [...this.#due];
      try {
        await this.#options.line.tell(tags);
      } catch {
        // The tags stay pending. The poll logs the outage.
        return;
      }
      for (const tag of tags) this.#due.delete(tag);
    }
  }

  #hear(): Promise<void> {
    return (this.#reading ??= this.#hearNews().finally(() => (this.#reading = null)));
  }

  async #hearNews(): Promise<void> {
    try {
      await (this.#isAway ? this.#ask() : retryOnce(() => this.#ask()));
    } catch (error) {
      if (!this.#isAway) this.#options.tell(`No news of other servers: ${(error as Error).message}`);
      this.#isAway = true;
    }
  }

  async #ask(): Promise<void> {
    const askedAtMs = this.#options.nowMs();
    const { readAt, tags, hasMissedSome } = await this.#options.line.hear(this.#readAt);
    const isFirst = this.#readAt === null;
    // A new instance has nothing cached yet, unless the database was unavailable until now.
    const isUnknown = isFirst && this.#isAway;
    this.#readAt = readAt;
    this.#heardAtMs = askedAtMs;
    if (this.#isAway) this.#options.tell('News of other servers come again.');
    this.#isAway = false;
    const news = isFirst ? [] : tags.filter(({ id }) => !this.#heard.has(id));
    this.#pass(
      news.map(({ tag }) => tag),
      hasMissedSome || isUnknown,
    );
    for (const { ageSeconds } of news) emitEvent('busDelay', { seconds: Math.max(0, ageSeconds) });
    this.#heard = new Set(tags.map(({ id }) => id));
  }

  /** Applies received invalidations locally, without publishing them again. */
  #pass(tags: readonly string[], isAll: boolean): void {
    this.#isHearing = true;
    if (isAll) this.#options.expiry.expireAll();
    else this.#options.expiry.expire([...new Set(tags)]);
    this.#isHearing = false;
  }
}
