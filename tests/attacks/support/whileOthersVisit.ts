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
    const timesLonger = longest(since) / median(calm);
    expect(refused).toEqual([]);
    expect(timesLonger).toBeLessThan(mostTimesLonger);
    expect(longest(since)).toBeLessThan(mostMs);
    return result;
  } finally {
    await worker.terminate();
  }
}

const longest = (rounds: Round[]): number => Math.max(...rounds.map(({ ms }) => ms));

function median(rounds: Round[]): number {
  const sorted = rounds.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
