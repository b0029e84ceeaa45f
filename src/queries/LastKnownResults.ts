import { goneTag } from '@/domain/caching/goneTag';
import { currentRenderScope } from '@/integrations/pageCache/renderScope';

/** Answers remembered, per reader. */
const maxRemembered = 200;

/** What a reader answered last to each argument, for an outage of the database. */
export class LastKnownResults<Result> {
  readonly #answers = new Map<string, { answer: Result; at: number }>();

  /** Remembers what was read while the present request is answered. */
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
   * @param tags what the answer was made from
   * @returns undefined also when some of that isn't public any more
   */
  find(key: string, tags: readonly string[]): Result | undefined {
    const last = this.#answers.get(key);
    const isGone = last && currentRenderScope()?.hasExpired(tags.map(goneTag), last.at);
    return isGone ? undefined : last?.answer;
  }
}
