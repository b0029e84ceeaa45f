import type { CacheInvalidation } from './CacheInvalidation';

interface Passage {
  startedAt: number;
  ended: Promise<void>;
}

/**
 * Next joins a request for a page to a render of that page in progress, even one that began before a change that the
 * request must see. Here, if an invalidation lies between them, later requests wait until the earlier ones end.
 */
export class PathSerializer {
  readonly #expiry: CacheInvalidation;
  readonly #underway = new Map<string, Set<Passage>>();

  constructor(expiry: CacheInvalidation) {
    this.#expiry = expiry;
  }

  /**
   * Waits until all requests that began before the latest invalidation have ended. Call the returned function when the
   * request is over, however it ended.
   */
  async enter(path: string): Promise<() => void> {
    let passages = this.#passagesOn(path);
    for (
      let earlier = this.#earlierThanNow(passages);
      earlier.length > 0;
      earlier = this.#earlierThanNow(passages)
    ) {
      await Promise.all(earlier.map(({ ended }) => ended));
      // The last request that left has deleted the list.
      passages = this.#passagesOn(path);
    }
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const passage = { startedAt: this.#expiry.now, ended };
    passages.add(passage);
    const list = passages;
    return () => {
      list.delete(passage);
      if (list.size === 0 && this.#underway.get(path) === list) this.#underway.delete(path);
      end();
    };
  }

  #passagesOn(path: string): Set<Passage> {
    const passages = this.#underway.get(path) ?? new Set<Passage>();
    this.#underway.set(path, passages);
    return passages;
  }

  #earlierThanNow(passages: ReadonlySet<Passage>): Passage[] {
    return [...passages].filter(({ startedAt }) => startedAt < this.#expiry.now);
  }
}
