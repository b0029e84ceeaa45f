import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits for the delay, or until the signal aborts.
 * @throws the signal's reason
 */
export async function waitFor(delayMs: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(delayMs, undefined, { signal });
  } catch {
    signal.throwIfAborted();
  }
}
