import { goneTag } from '@/domain/caching/goneTag';
import { currentRenderScope } from '@/integrations/pageCache/renderScope';

/** Maximum of results kept per query. */
const maxRemembered = 200;

/** Keeps the last result of a query for each argument, for an outage of the database. */
export class LastKnownResults<Result> {
  readonly #answers = new Map<string, { answer: Result; at: number }>();

  /** Stores a result that was read during the current request. */
  remember(key: string, answer: Result): void {
    this.#answers.delete(key);
    this.#answers.set(key, { answer, at: currentRenderScope()?.startedAt ?? 0 });
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined && this.#answers.size > maxRemembered) this.#answers.delete(oldest);
  }

  has(key: string): boolean {
    return this.#answers.has(key);
  }

  /**
   * Returns the last result; undefined if there is none, or if the content of one of its tags is no longer public.
   * @param tags the cache tags of the result
   */
  find(key: string, tags: readonly string[]): Result | undefined {
    const last = this.#answers.get(key);
    const isGone = last && currentRenderScope()?.hasExpired(tags.map(goneTag), last.at);
    return isGone ? undefined : last?.answer;
  }
}
