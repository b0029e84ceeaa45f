/** Scheduled work is done by the site in a request, because only there pages can be made fresh. This makes the request. */
import { jobsKey } from '@/access/jobsKey.mjs';

/** How late a scheduled post may be. */
const INTERVAL_MS = 10_000;
const TIMEOUT_MS = 60_000;

/**
 * Asks the site at `origin` every few seconds, until `signal` ends it. A site that can't answer is asked again.
 * @param {object} options
 * @param {string} options.origin
 * @param {string} options.payloadSecret
 * @param {AbortSignal} options.signal
 */
export function startJobsClock({ origin, payloadSecret, signal }) {
  const headers = { 'x-jobs-key': jobsKey(payloadSecret) };
  const ask = async () => {
    await fetch(`${origin}/api/jobs/run`, {
      method: 'POST',
      headers,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
      .then((response) => response.body?.cancel())
      .catch(() => undefined);
    wait();
  };
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const wait = () => {
    if (!signal.aborted) timer = setTimeout(() => void ask(), INTERVAL_MS).unref();
  };
  signal.addEventListener('abort', () => clearTimeout(timer));
  wait();
}
