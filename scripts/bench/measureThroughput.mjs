/** How many requests a running site answers. */
import { Agent, get } from 'node:http';
import { StartFailure } from '../steps/StartFailure.mjs';

/**
 * @typedef {object} Throughput
 * @property {number} perSecond
 * @property {number} medianMs
 * @property {number} p99Ms
 */

/**
 * @typedef {object} Load
 * @property {number} [connections] kept open; each asks again as soon as it is answered
 * @property {number} [warmUpMs] not counted
 * @property {number} [durationMs]
 * @property {Record<string, string>} [headers]
 * @property {number} [expectedStatus] any other is a failure
 */

/**
 * @param {string} url
 * @param {Load} [load]
 * @returns {Promise<Throughput>}
 */
export async function measureThroughput(url, load = {}) {
  const { connections = 16, warmUpMs = 1_000, durationMs = 5_000, headers = {}, expectedStatus = 200 } = load;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const begin = performance.now() + warmUpMs;
  const end = begin + durationMs;
  /** @type {number[]} */
  const tookMs = [];
  const askOnAndOn = async () => {
    for (let sent = performance.now(); sent < end; sent = performance.now()) {
      const status = await ask(url, { agent, headers });
      if (status !== expectedStatus) throw new StartFailure(`${url} answered ${status}.`);
      if (sent >= begin) tookMs.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, askOnAndOn));
  agent.destroy();
  tookMs.sort((a, b) => a - b);
  const share = (/** @type {number} */ part) => tookMs[Math.floor(tookMs.length * part)] ?? Number.NaN;
  return { perSecond: (tookMs.length * 1_000) / durationMs, medianMs: share(0.5), p99Ms: share(0.99) };
}

/**
 * @param {string} url
 * @param {import('node:http').RequestOptions} options
 * @returns {Promise<number | undefined>} the status, once the whole answer is there
 */
function ask(url, options) {
  return new Promise((resolve, reject) => {
    get(url, options, (response) => {
      response.on('end', () => resolve(response.statusCode));
      response.on('error', reject);
      response.resume();
    }).on('error', reject);
  });
}
