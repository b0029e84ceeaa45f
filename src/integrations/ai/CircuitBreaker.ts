interface BreakerLimits {
  /** Failures in a row that open it. */
  failures: number;
  /** How long it stays open before one trial is let through. */
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
 * trial through, whose outcome closes it or starts another pause.
 */
export class CircuitBreaker {
  private failuresInARow = 0;
  private openedAtMs?: number;
  private isTrialUnderway = false;

  constructor(
    private readonly limits: BreakerLimits,
    private readonly nowMs: () => number,
  ) {}

  /** Whether a call may be made now. Whoever gets through says how it ended. */
  admits(): boolean {
    if (this.openedAtMs === undefined) return true;
    if (this.isTrialUnderway || this.nowMs() < this.openedAtMs + this.limits.pauseMs) return false;
    this.isTrialUnderway = true;
    return true;
  }

  succeeded(): void {
    this.failuresInARow = 0;
    this.openedAtMs = undefined;
    this.isTrialUnderway = false;
  }

  failed(): void {
    this.failuresInARow += 1;
    const wasTrial = this.isTrialUnderway;
    this.isTrialUnderway = false;
    const isOpening = this.openedAtMs === undefined && this.failuresInARow >= this.limits.failures;
    if (wasTrial || isOpening) this.openedAtMs = this.nowMs();
  }

  /** The call ended without saying anything about the provider. */
  abandoned(): void {
    this.isTrialUnderway = false;
  }

  state(): BreakerState {
    const { failuresInARow, openedAtMs } = this;
    if (openedAtMs === undefined) return { kind: 'closed', failuresInARow };
    return {
      kind: this.isTrialUnderway ? 'trial' : 'open',
      failuresInARow,
      opensAgainAtMs: openedAtMs + this.limits.pauseMs,
    };
  }
}
