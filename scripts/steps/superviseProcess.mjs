import { setTimeout as wait } from 'node:timers/promises';
import { announce } from './announce.mjs';
import { describeFailure } from './describeFailure.mjs';

/** The first restart is immediate; repeated failures are retried with exponential backoff. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** After this uptime the failure count is reset. */
const HEALTHY_MS = 120_000;

/**
 * Keeps a process running as long as the command. Restarts it whenever it exits or fails to restart, with growing
 * pauses and no limit of attempts.
 * @param {string} name e.g. "The database"
 * @param {(onLost: () => void) => Promise<void>} start
 * @param {Pick<import('./Lifetime.mjs').Lifetime, 'signal'>} lifetime
 * @throws the error of the first start
 */
export async function superviseProcess(name, start, { signal }) {
  let failures = 0;
  let startedAt = Date.now();

  const restart = async () => {
    for (;;) {
      if (Date.now() - startedAt > HEALTHY_MS) failures = 0;
      const pauseMs = failures === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
      failures++;
      const when = pauseMs === 0 ? 'now' : `in ${pauseMs / 1000} s`;
      if (!signal.aborted) announce(`${name} has ended unexpectedly and is started again ${when}.`);
      await wait(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      startedAt = Date.now();
      try {
        return await start(onLost);
      } catch (error) {
        if (!signal.aborted) announce(describeFailure(error));
      }
    }
  };
  const onLost = () => void restart();
  await start(onLost);
}
