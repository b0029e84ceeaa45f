/**
 * More tags than such a site ever invalidates. Beyond that, individual tags are dropped and everything older counts as
 * expired.
 */
const mostTags = 10_000;

/** Receives the tags, or null when everything was invalidated. */
type Listener = (tags: readonly string[] | null) => void;

/**
 * Records which cache tags were invalidated, and when. Time is a counter rather than a clock, so that two changes
 * within one millisecond are distinct. All caches check their entries here. Next reports the changes of this process
 * here, and InvalidationBus those of other instances.
 */
export class CacheInvalidation {
  #now = 0;
  /** Everything made before this time is expired. */
  #floor = 0;
  readonly #expiredAt = new Map<string, number>();
  readonly #listeners = new Set<Listener>();

  /** The current time, recorded when a render begins. */
  get now(): number {
    return this.#now;
  }

  /** Invalidates the tags, and notifies all listeners. */
  expire(tags: readonly string[]): void {
    if (tags.length === 0) return;
    this.#now += 1;
    for (const tag of tags) this.#expiredAt.set(tag, this.#now);
    if (this.#expiredAt.size > mostTags) this.#raiseFloor();
    for (const listener of this.#listeners) listener(tags);
  }

  /** Invalidates everything, for when it is unknown what has changed. */
  expireAll(): void {
    this.#now += 1;
    this.#raiseFloor();
    for (const listener of this.#listeners) listener(null);
  }

  #raiseFloor(): void {
    this.#floor = this.#now;
    this.#expiredAt.clear();
  }

  /** Returns whether one of these tags was invalidated after `moment`, the time at which a render began. */
  hasExpired(tags: Iterable<string>, moment: number): boolean {
    if (moment < this.#floor) return true;
    for (const tag of tags) if ((this.#expiredAt.get(tag) ?? 0) > moment) return true;
    return false;
  }

  onExpire(listener: Listener): void {
    this.#listeners.add(listener);
  }
}

/** The instance of this process. */
export const cacheInvalidation = new CacheInvalidation();
