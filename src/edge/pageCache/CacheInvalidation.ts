/** More tags than a site of this kind has ever changed; beyond that it forgets which, and takes all for changed. */
const mostTags = 10_000;

/** Hears the tags, or null for all that there are. */
type Listener = (tags: readonly string[] | null) => void;

/**
 * Which of the things that answers are made from have changed, and when. Moments are counted, not read from a clock: two
 * changes in one millisecond are two moments. All that keeps answers asks here, and whoever learns of a change says it
 * here: Next, for what was saved in this process, and InvalidationBus for the others.
 */
export class CacheInvalidation {
  #now = 0;
  /** All that was made earlier is expired. */
  #floor = 0;
  readonly #expiredAt = new Map<string, number>();
  readonly #listeners = new Set<Listener>();

  /** The present moment, for what is begun to be made now. */
  get now(): number {
    return this.#now;
  }

  /** Notes that what carries one of these tags has changed, and tells all listeners. */
  expire(tags: readonly string[]): void {
    if (tags.length === 0) return;
    this.#now += 1;
    for (const tag of tags) this.#expiredAt.set(tag, this.#now);
    if (this.#expiredAt.size > mostTags) this.#raiseFloor();
    for (const listener of this.#listeners) listener(tags);
  }

  /** Takes all that was made before for changed, and gone, because nobody can say what has. */
  expireAll(): void {
    this.#now += 1;
    this.#raiseFloor();
    for (const listener of this.#listeners) listener(null);
  }

  #raiseFloor(): void {
    this.#floor = this.#now;
    this.#expiredAt.clear();
  }

  /** Whether something with one of these tags has changed since `moment`, when the making of an answer began. */
  hasExpired(tags: Iterable<string>, moment: number): boolean {
    if (moment < this.#floor) return true;
    for (const tag of tags) if ((this.#expiredAt.get(tag) ?? 0) > moment) return true;
    return false;
  }

  onExpire(listener: Listener): void {
    this.#listeners.add(listener);
  }
}

/** The one of this process. */
export const cacheInvalidation = new CacheInvalidation();
