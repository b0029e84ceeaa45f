/**
 * A visitor who looks at the site again and again from a thread of their own, so that what the attack itself costs the
 * test doesn't count as waiting. Says how long each round took: first those of a calm time, then, told to stop, those
 * since.
 */
import { get, Agent } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { freshAddress } from './freshAddress.mjs';

/** @typedef {{ ms: number, refused: string[] }} Round */

/** @type {{ url: string, paths: string[], calmRounds: number }} */
const { url, paths, calmRounds } = workerData;
const agent = new Agent({ keepAlive: true });
let isOver = false;
parentPort?.once('message', () => (isOver = true));

/** @param {string} path @param {string} from @returns {Promise<number>} */
const visit = (path, from) =>
  new Promise((resolve) => {
    const request = get(`${url}${path}`, { agent, headers: { 'X-Forwarded-For': from } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    request.once('error', () => resolve(0));
  });

/** @returns {Promise<Round>} */
async function goRound() {
  const startedAt = performance.now();
  const refused = [];
  // One who looks so often would meet the limits of an address.
  const from = freshAddress();
  for (const path of paths) {
    const status = await visit(path, from);
    if (status !== 200) refused.push(`${path}: ${status}`);
  }
  return { ms: performance.now() - startedAt, refused };
}

/** @type {Round[]} */
const calm = [];
while (calm.length < calmRounds) calm.push(await goRound());
parentPort?.postMessage(calm);

/** @type {Round[]} */
const since = [];
while (!isOver || since.length === 0) since.push(await goRound());
agent.destroy();
parentPort?.postMessage(since);
