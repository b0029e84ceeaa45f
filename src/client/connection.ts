import { setReadRetry, type CallOptions } from './apiClient';
import { isOutage } from './isOutage';
import { pause } from './pause';
import { askedForMs, retryPauseMs } from './retryPauseMs';

/** Number of reads being retried. */
let waiting = 0;
/** Aborted when nothing shows the notice any more. */
let watched = new AbortController();
const listeners = new Set<() => void>();

/** Returns whether the site is unreachable and reads are being retried. */
export const isSilent = (): boolean => waiting > 0;
export const isSilentOnServer = (): boolean => false;

/**
 * For useSyncExternalStore. Reads are retried only while a component subscribes and can show the notice: on other
 * pages a form would hang without explanation.
 */
export function subscribeToConnection(listener: () => void): () => void {
  if (listeners.size === 0) {
    watched = new AbortController();
    setReadRetry(repeatRead);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    setReadRetry(null);
    watched.abort();
  };
}

function count(change: 1 | -1): void {
  waiting += change;
  for (const listener of listeners) listener();
}

async function repeatRead<Taken>(
  ask: () => Promise<Taken>,
  failure: unknown,
  { method = 'GET', isAskedOnce, signal }: CallOptions,
): Promise<Taken> {
  // A write may have arrived although its response didn't: its caller decides whether to send it again.
  if (method !== 'GET' || isAskedOnce || !isOutage(failure)) throw failure;
  count(1);
  try {
    return await untilAnswered(ask, failure, [signal, watched.signal]);
  } finally {
    count(-1);
  }
}

async function untilAnswered<Taken>(
  ask: () => Promise<Taken>,
  firstFailure: unknown,
  ends: readonly (AbortSignal | undefined)[],
): Promise<Taken> {
  let failure = firstFailure;
  for (let attempt = 0; ; attempt += 1) {
    // With `Retry-After`, nothing may shorten the wait.
    const isWoken = askedForMs(failure) === 0;
    await pause(retryPauseMs(attempt, failure), ends, isWoken);
    if (ends.some((end) => end?.aborted)) throw failure;
    try {
      return await ask();
    } catch (error) {
      if (!isOutage(error)) throw error;
      failure = error;
    }
  }
}
