import type { Payload } from 'payload';
import { changeBreakerMemory } from '@/database/tables/modelBreakers';
import { isDatabaseOutage } from '@/errors/databaseErrors';
import { CircuitBreaker, type BreakerState } from './CircuitBreaker';
import type { ModelSettings } from './ModelSettings';

/** The pause is longer than any question: those underway when it begins have ended before the trial. */
const limits = { failures: 5, pauseMs: 30_000 };

/**
 * The breaker of one provider. A server alone remembers by itself; several remember together in the database, and each by
 * itself while that is away.
 */
export class ModelBreaker {
  readonly #own = new CircuitBreaker(limits, Date.now);
  readonly #provider: string;
  readonly #isShared: boolean;

  constructor({ provider, model, baseUrl, isShared }: ModelSettings) {
    this.#provider = [provider, model, baseUrl].filter(Boolean).join(' ');
    this.#isShared = isShared;
  }

  /** Whether the provider may be asked now. Whoever gets through says how it ended. */
  admits = (payload: Payload): Promise<boolean> => this.#turn(payload, (breaker) => breaker.admits());

  succeeded = (payload: Payload): Promise<void> => this.#turn(payload, (breaker) => breaker.succeeded());

  failed = (payload: Payload): Promise<void> => this.#turn(payload, (breaker) => breaker.failed());

  /** The call ended without saying anything about the provider. */
  abandoned = (payload: Payload): Promise<void> => this.#turn(payload, (breaker) => breaker.abandoned());

  state = (payload: Payload): Promise<BreakerState> => this.#turn(payload, (breaker) => breaker.state());

  async #turn<Result>(payload: Payload, step: (breaker: CircuitBreaker) => Result): Promise<Result> {
    if (!this.#isShared) return step(this.#own);
    try {
      return await changeBreakerMemory(payload, this.#provider, (memory, nowMs) => {
        const breaker = new CircuitBreaker(limits, () => nowMs, memory);
        return { result: step(breaker), memory: breaker.memory };
      });
    } catch (error) {
      if (!isDatabaseOutage(error))
        payload.logger.error({ err: error, msg: 'What all servers know of the language model is not known' });
      return step(this.#own);
    }
  }
}
