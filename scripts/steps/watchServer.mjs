import { setTimeout as wait } from 'node:timers/promises';

/**
 * @typedef {object} WatchTimes
 * @property {number} everyMs interval of the checks, and timeout of each
 * @property {number} silenceMs time without a response until the server counts as hung
 * @property {number} startMs timeout of the start
 */

/** @type {WatchTimes} A start takes seconds, and many times that on a busy machine. */
export const usualTimes = { everyMs: 5_000, silenceMs: 30_000, startMs: 300_000 };

/**
 * Polls a server; any response counts. Calls `onSilence` once when there was none for `silenceMs`, and ends then, or
 * with `signal`.
 * @param {string} url
 * @param {object} options
 * @param {AbortSignal} options.signal
 * @param {() => void} options.onSilence
 * @param {Pick<WatchTimes, 'everyMs' | 'silenceMs'>} [options.times]
 */
export async function watchServer(url, { signal, onSilence, times = usualTimes }) {
  let answeredAt = performance.now();
  while (!signal.aborted) {
    await wait(times.everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    const askedAt = performance.now();
    const patience = AbortSignal.any([signal, AbortSignal.timeout(times.everyMs)]);
    const isAnswered = await answers(url, patience);
    // A longer gap means that this machine was suspended.
    if (isAnswered || askedAt - answeredAt > 2 * times.silenceMs) answeredAt = performance.now();
    else if (!signal.aborted && performance.now() - answeredAt > times.silenceMs) return onSilence();
  }
}

/**
 * @param {string} url
 * @param {AbortSignal} signal
 */
async function answers(url, signal) {
  try {
    const response = await fetch(url, { signal });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
