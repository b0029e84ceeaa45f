/** What is remembered of a provider's failures. Times are milliseconds on the clock of whoever keeps it. */
export interface BreakerMemory {
  failuresInARow: number;
  /** When the present pause began. */
  openedAtMs: number | null;
  /** When the one who may try it was let through. */
  trialAtMs: number | null;
}

/** Of a provider that nobody has asked yet. */
export const nothingRemembered: BreakerMemory = { failuresInARow: 0, openedAtMs: null, trialAtMs: null };
