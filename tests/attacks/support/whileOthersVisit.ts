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
 * So many times longer than in calm may a round take while the site is attacked, at any speed of the machine: others get
 * by with half of it, though the attack takes their cores. Sixty passwords hashed on the main thread make it 140.
 * One round in twenty may take longer, because the machine may be busy with something else: whoever blocks the main thread
 * leaves time for fewer rounds.
 */
const mostTimesLonger = 80;
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
    const timesLonger = quantile(since, 0.95) / quantile(calm, 0.5);
    expect(refused).toEqual([]);
    expect(timesLonger).toBeLessThan(mostTimesLonger);
    expect(longest(since)).toBeLessThan(mostMs);
    return result;
  } finally {
    await worker.terminate();
  }
}

const longest = (rounds: Round[]): number => Math.max(...rounds.map(({ ms }) => ms));

/** The duration that this share of the rounds doesn't exceed; of few rounds, the longest. */
function quantile(rounds: Round[], share: number): number {
  const sorted = rounds.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
}
