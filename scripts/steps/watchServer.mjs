import { setTimeout as wait } from 'node:timers/promises';

/**
 * @typedef {object} WatchTimes
 * @property {number} everyMs between questions; each is waited for as long
 * @property {number} silenceMs that is too much
 * @property {number} startMs until it has to be ready
 */

/** @type {WatchTimes} A start takes seconds, and many times that on a machine that has other things to do. */
export const usualTimes = { everyMs: 5_000, silenceMs: 30_000, startMs: 300_000 };

/**
 * Asks a server again and again whether it answers at all: any answer will do. Calls `onSilence` once when there was none
 * for too long, and ends then, or with `signal`.
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
    // A machine that slept was silent itself.
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
