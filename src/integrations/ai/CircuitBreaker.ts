interface BreakerLimits {
  /** Consecutive failures that open it. */
  failures: number;
  /** How long it stays open before it admits one trial call; must be longer than any call. */
  pauseMs: number;
}

interface BreakerState {
  kind: 'closed' | 'open' | 'trial';
  failuresInARow: number;
  /** When the next trial is admitted, on the injected clock. */
  opensAgainAtMs?: number;
}

/**
 * Circuit breaker for a provider that keeps failing. Closed, it admits all calls; open, none. After a pause it admits
 * one trial, whose result closes it or starts another pause. A trial that never reports a result blocks others for
 * one pause.
 */
export class CircuitBreaker {
  #failuresInARow = 0;
  /** When the current pause began. */
  #openedAtMs: number | null = null;
  /** When a trial was admitted. */
  #trialAtMs: number | null = null;

  constructor(
    private readonly limits: BreakerLimits,
    private readonly nowMs: () => number,
  ) {}

  /** Returns whether a call may start. An admitted caller must report the result. */
  admits(): boolean {
    if (this.#openedAtMs === null) return true;
    if (this.#isTrialUnderway || this.nowMs() < this.#openedAtMs + this.limits.pauseMs) return false;
    this.#trialAtMs = this.nowMs();
    return true;
  }

  succeeded(): void {
    this.#failuresInARow = 0;
    this.#openedAtMs = null;
    this.#trialAtMs = null;
  }

  failed(): void {
    this.#failuresInARow += 1;
    const isOpening = this.#openedAtMs === null && this.#failuresInARow >= this.limits.failures;
    if (isOpening || this.#trialAtMs !== null) this.#openedAtMs = this.nowMs();
    this.#trialAtMs = null;
  }

  /** Reports a call that ended without saying anything about the provider. */
  abandoned(): void {
    this.#trialAtMs = null;
  }

  state(): BreakerState {
    const failuresInARow = this.#failuresInARow;
    if (this.#openedAtMs === null) return { kind: 'closed', failuresInARow };
    return {
      kind: this.#isTrialUnderway ? 'trial' : 'open',
      failuresInARow,
      opensAgainAtMs: this.#openedAtMs + this.limits.pauseMs,
    };
  }

  get #isTrialUnderway(): boolean {
    return this.#trialAtMs !== null && this.nowMs() < this.#trialAtMs + this.limits.pauseMs;
  }
}
