import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect } from 'vitest';
import { attackedSite } from './attackedSite';
import { freshAddress } from './send';

interface Visit {
  path: string;
  status: number;
  ms: number;
}

/** Longer than anybody should wait, on a slow machine too. */
const worstWaitMs = 1_500;
const paths = ['/', '/api/health', '/contact', '/api/seo/public/landing'];

/**
 * Lets somebody else use the site during an attack.
 * @returns what the attack returned
 * @throws when the other visitor had to wait too long or got anything but an answer
 */
export async function whileOthersVisit<Result>(attack: () => Promise<Result>): Promise<Result> {
  const worker = new Worker(new URL('./othersWorker.mjs', import.meta.url), {
    workerData: { url: attackedSite.url, paths, from: freshAddress() },
  });
  try {
    const result = await attack();
    worker.postMessage('stop');
    const [visits] = (await once(worker, 'message')) as [Visit[]];
    const refused = visits.filter(({ status }) => status !== 200);
    const slow = visits
      .filter(({ ms }) => ms > worstWaitMs)
      .map(({ path, ms }) => `${path}: ${Math.round(ms)} ms`);
    expect({ refused, slow }).toEqual({ refused: [], slow: [] });
    return result;
  } finally {
    await worker.terminate();
  }
}
