import type { CacheInvalidation } from './CacheInvalidation';

interface RunningRequest {
  startedAt: number;
  ended: Promise<void>;
}

/**
 * Next joins a request for a page to a render of that page in progress, even one that began before a change that the
 * request must see. Here, if an invalidation lies between them, later requests wait until the earlier ones end.
 */
export class PathSerializer {
  readonly #invalidation: CacheInvalidation;
  readonly #running = new Map<string, Set<RunningRequest>>();

  constructor(expiry: CacheInvalidation) {
    this.#invalidation = expiry;
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
    const passage = { startedAt: this.#invalidation.now, ended };
    passages.add(passage);
    const list = passages;
    return () => {
      list.delete(passage);
      if (list.size === 0 && this.#running.get(path) === list) this.#running.delete(path);
      end();
    };
  }

  #passagesOn(path: string): Set<RunningRequest> {
    const passages = this.#running.get(path) ?? new Set<RunningRequest>();
    this.#running.set(path, passages);
    return passages;
  }

  #earlierThanNow(passages: ReadonlySet<RunningRequest>): RunningRequest[] {
    return [...passages].filter(({ startedAt }) => startedAt < this.#invalidation.now);
  }
}
