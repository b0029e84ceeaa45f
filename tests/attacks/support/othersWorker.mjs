/**
 * A visitor who looks at the site again and again from a thread of their own, so that what the attack itself costs the
 * test doesn't count as waiting. Told to stop, it says what it met.
 */
import { get, Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {{ url: string, paths: string[], from: string }} */
const { url, paths, from } = workerData;
const agent = new Agent({ keepAlive: true });
/** @type {{ path: string, status: number, ms: number }[]} */
const visits = [];
let isOver = false;
parentPort?.once('message', () => (isOver = true));

/** @param {string} path */
const visit = (path) =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const note = (/** @type {number} */ status) =>
      resolve(visits.push({ path, status, ms: performance.now() - startedAt }));
    const request = get(`${url}${path}`, { agent, headers: { 'X-Forwarded-For': from } }, (response) => {
      response.resume().once('end', () => note(response.statusCode ?? 0));
    });
    request.setTimeout(60_000, () => request.destroy());
    request.once('error', () => note(0));
  });

while (!isOver || visits.length === 0) {
  for (const path of paths) await visit(path);
  await wait(50);
}
agent.destroy();
parentPort?.postMessage(visits);
