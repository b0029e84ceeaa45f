import { announce } from './announce.mjs';
import { StartFailure } from './StartFailure.mjs';

const MOST_RESTARTS = 3;
const WITHIN_MS = 60_000;

/**
 * Something that should run as long as the command does: started again when it ends by itself, until it
 * does so too often.
 * @param {string} name e.g. "The database"
 * @param {(onLost: () => void) => Promise<void>} start
 * @param {import('./Lifetime.mjs').Lifetime} lifetime fails when it can't be kept running
 */
export async function keepRunning(name, start, lifetime) {
  /** @type {number[]} */
  let restarts = [];
  const restart = async () => {
    if (lifetime.signal.aborted) return;
    restarts = [...restarts.filter((time) => Date.now() - time < WITHIN_MS), Date.now()];
    try {
      if (restarts.length > MOST_RESTARTS)
        throw new StartFailure(`${name} ends again and again. The site is stopped.`);
      announce(`${name} has ended unexpectedly and is started again.`);
      await start(() => void restart());
    } catch (error) {
      await lifetime.fail(error);
    }
  };
  await start(() => void restart());
}
