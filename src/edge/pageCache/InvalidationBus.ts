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

/** How long what others have changed may go unheard before visitors wait for news. */
const mostSilenceMs = 1_500;

/**
 * Tells other servers with the same database what has changed here, and hears from them. Asking again and again survives
 * what a listener would not: a pooler in between, lost connections, a machine that slept. Who slept asks before it answers
 * the first visitor. While the database is away nothing can have been changed, and visitors don't wait.
 */
export class InvalidationBus {
  readonly #options: Required<BusOptions>;
  /** Not told yet. */
  readonly #due = new Set<string>();
  /** Of the last reading, which the next one partly repeats. */
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

  /** Asks from now on. Resolves when it has asked once. */
  async start(): Promise<void> {
    await this.#hear();
    this.#timer = setInterval(() => void this.turn(), this.#options.pollMs).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#tell();
    await this.#options.line.close();
  }

  /** What a visitor has to wait for; null as long as the last news are young enough. */
  catchUp(): Promise<void> | null {
    if (!this.#isBehind) return null;
    // A question that was underway may be older than the silence.
    return this.#hear().then(() => (this.#isBehind ? this.#hear() : undefined));
  }

  /** How old the latest news are, in seconds; infinite before the first. */
  get silentSeconds(): number {
    return this.#readAt === null ? Infinity : (this.#options.nowMs() - this.#heardAtMs) / 1000;
  }

  get #isBehind(): boolean {
    // A clock that was set back counts as well.
    const silenceMs = Math.abs(this.#options.nowMs() - this.#heardAtMs);
    return silenceMs > mostSilenceMs && !this.#isAway;
  }

  /** Tells what is due, and asks. */
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
        // They stay due. The reading says that the database is away.
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
    // Who has just started keeps nothing yet, unless the database was away until now.
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

  /** To all that keeps answers here, without telling it on. */
  #pass(tags: readonly string[], isAll: boolean): void {
    this.#isHearing = true;
    if (isAll) this.#options.expiry.expireAll();
    else this.#options.expiry.expire([...new Set(tags)]);
    this.#isHearing = false;
  }
}
