/** Scheduled work is done by the site in a request, because only there pages can be made fresh. This makes the requests. */
// Not by "@/", which Node itself doesn't know: `npm run dev` loads this without a bundler.
import { jobsKey } from '../access/jobsKey.mjs';

/** How late a scheduled post may be. */
const INTERVAL_MS = 10_000;
/** Of an answer, so that a request that is lost isn't waited for without end. */
const TIMEOUT_MS = 60_000;
const CLEAN_UP = { intervalMs: 10 * 60_000, timeoutMs: 5 * 60_000 };

/**
 * Asks the site at `origin` every few seconds for what is due, and now and then to clean up, until `signal` ends it. Each goes
 * its own way: nothing that is due waits for a clean-up. A site that can't answer is asked again; one that refuses is told of.
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
