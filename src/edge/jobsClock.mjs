/** Triggers the scheduled work by HTTP requests to the site: pages can only be revalidated within a request. */
// No "@/" alias: `npm run dev` loads this file without a bundler.
import { jobsKey } from '../access/jobsKey.mjs';

/** Maximum delay of a scheduled post. */
const INTERVAL_MS = 10_000;
/** A lost request must not be waited for forever. */
const TIMEOUT_MS = 60_000;
const CLEAN_UP = { intervalMs: 10 * 60_000, timeoutMs: 5 * 60_000 };

/**
 * Requests the due jobs every few seconds, and a clean-up every ten minutes, until `signal` aborts. The two run
 * independently, so that due jobs don't wait for a clean-up. An unreachable site is asked again; an error response is
 * reported by `tell`.
 * @param {object} options
 * @param {string} options.origin
 * @param {string} options.payloadSecret
 * @param {AbortSignal} options.signal
 * @param {(line: string) => void} options.tell
 */
export function startJobsClock({ origin, payloadSecret, signal, tell }) {
  const headers = { 'x-jobs-key': jobsKey(payloadSecret) };
  /** @param {string} path @param {{ intervalMs: number, timeoutMs: number }} times */
  const askAgainAndAgain = (path, { intervalMs, timeoutMs }) => {
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    /** @param {number} waitMs */
    const wait = (waitMs) => {
      if (!signal.aborted) timer = setTimeout(() => void ask(), waitMs).unref();
    };
    const ask = async () => {
      await fetch(`${origin}${path}`, {
        method: 'POST',
        headers,
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      })
        .then((response) => {
          if (!response.ok) tell(`What is due is not done: ${path} answers ${response.status}`);
          return response.body?.cancel();
        })
        .catch(() => undefined);
      wait(intervalMs);
    };
    signal.addEventListener('abort', () => clearTimeout(timer));
    wait(INTERVAL_MS);
  };
  askAgainAndAgain('/api/jobs/run', { intervalMs: INTERVAL_MS, timeoutMs: TIMEOUT_MS });
  askAgainAndAgain('/api/jobs/clean-up', CLEAN_UP);
}
