import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect } from 'vitest';
import { attackedSite } from './attackedSite';

/** The same few pages and calls, one after the other. */
interface Round {
  ms: number;
  refused: string[];
}

/**
 * How many times longer than in calm a round may take on average while the site is attacked. The attack takes the cores of
 * the others too: 300 unknown addresses at once make it 12 to 46, the other attacks less than 10. Whoever gets no turn until
 * the attack is over waits longer than this. The average isn't moved by one slow round.
 */
const mostTimesLonger = 100;
const calmRounds = 20;
/** With a query nothing of it is at hand: all is made for this visitor. */
const paths = ['/', '/api/health', '/contact', '/api/seo/public/landing'].map((path) => `${path}?mine`);

/**
 * Lets somebody else use the site during an attack.
 * @param mostMs that a round may take besides
 * @returns what the attack returned
 * @throws when the other visitor had to wait too long or got anything but an answer
 */
export async function whileOthersVisit<Result>(
  attack: () => Promise<Result>,
  mostMs = Infinity,
): Promise<Result> {
  const worker = new Worker(new URL('./othersWorker.mjs', import.meta.url), {
    workerData: { url: attackedSite.url, paths, calmRounds },
  });
  try {
    const [calm] = (await once(worker, 'message')) as [Round[]];
    const result = await attack();
    worker.postMessage('stop');
    const [since] = (await once(worker, 'message')) as [Round[]];
    const refused = [...calm, ...since].flatMap((round) => round.refused);
    const timesLonger = average(since) / average(calm);
    expect(refused).toEqual([]);
    expect(timesLonger).toBeLessThan(mostTimesLonger);
    expect(longest(since)).toBeLessThan(mostMs);
    return result;
  } finally {
    await worker.terminate();
  }
}

const longest = (rounds: Round[]): number => Math.max(...rounds.map(({ ms }) => ms));

const average = (rounds: Round[]): number => rounds.reduce((sum, { ms }) => sum + ms, 0) / rounds.length;
