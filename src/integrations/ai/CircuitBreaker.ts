import { nothingRemembered, type BreakerMemory } from '@/domain/languageModel/BreakerMemory';

interface BreakerLimits {
  /** Failures in a row that open it. */
  failures: number;
  /** How long it stays open before one trial is let through; longer than any call. */
  pauseMs: number;
}

export interface BreakerState {
  kind: 'closed' | 'open' | 'trial';
  failuresInARow: number;
  /** When a trial may be made, on the clock that was passed in. */
  opensAgainAtMs?: number;
}

/**
 * Leaves a provider that keeps failing alone: closed it lets all through, open nobody, and after a pause it lets one
 * trial through, whose outcome closes it or starts another pause. A trial that never ends counts for one pause.
 */
export class CircuitBreaker {
  #memory: BreakerMemory;

  constructor(
    private readonly limits: BreakerLimits,
    private readonly nowMs: () => number,
    memory = nothingRemembered,
  ) {
    this.#memory = { ...memory };
  }

  /** Enough to go on from here elsewhere. */
  get memory(): BreakerMemory {
    return { ...this.#memory };
  }

  /** Whether a call may be made now. Whoever gets through says how it ended. */
  admits(): boolean {
    const { openedAtMs } = this.#memory;
    if (openedAtMs === null) return true;
    if (this.#isTrialUnderway || this.nowMs() < openedAtMs + this.limits.pauseMs) return false;
    this.#memory.trialAtMs = this.nowMs();
    return true;
  }

  succeeded(): void {
    this.#memory = { ...nothingRemembered };
  }

  failed(): void {
    const { openedAtMs, trialAtMs } = this.#memory;
    const failuresInARow = this.#memory.failuresInARow + 1;
    const isOpening = openedAtMs === null && failuresInARow >= this.limits.failures;
    const pauseBegins = trialAtMs !== null || isOpening;
    this.#memory = {
      failuresInARow,
      openedAtMs: pauseBegins ? this.nowMs() : openedAtMs,
      trialAtMs: null,
    };
  }

  /** The call ended without saying anything about the provider. */
  abandoned(): void {
    this.#memory.trialAtMs = null;
  }

  state(): BreakerState {
    const { failuresInARow, openedAtMs } = this.#memory;
    if (openedAtMs === null) return { kind: 'closed', failuresInARow };
    return {
      kind: this.#isTrialUnderway ? 'trial' : 'open',
      failuresInARow,
      opensAgainAtMs: openedAtMs + this.limits.pauseMs,
    };
  }

  get #isTrialUnderway(): boolean {
    const { trialAtMs } = this.#memory;
    return trialAtMs !== null && this.nowMs() < trialAtMs + this.limits.pauseMs;
  }
}
