interface BreakerLimits {
  /** Failures in a row that open it. */
  failures: number;
  /** How long it stays open before one trial is let through; longer than any call. */
  pauseMs: number;
}

interface BreakerState {
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
  #failuresInARow = 0;
  /** When the present pause began. */
  #openedAtMs: number | null = null;
  /** When a trial was let through. */
  #trialAtMs: number | null = null;

  constructor(
    private readonly limits: BreakerLimits,
    private readonly nowMs: () => number,
  ) {}

  /** Whether a call may be made now. Whoever gets through says how it ended. */
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

  /** The call ended without saying anything about the provider. */
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
