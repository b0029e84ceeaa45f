/** How many requests a second the public calls answer, beside the cheapest call and a prerendered page. */
import { announce } from '../steps/announce.mjs';
import { firstAdmin, siteUnderTest } from '../testing/testSettings.mjs';
import { formatTable } from './formatTable.mjs';
import { measureThroughput } from './measureThroughput.mjs';
import { sendJson } from './sendJson.mjs';
import { serveBenchSite } from './serveBenchSite.mjs';

const healthPath = '/api/health';
const pagePath = '/contact';
const recordPath = '/api/seo/public/contact';

/** @param {import('../steps/Lifetime.mjs').Lifetime} lifetime */
export async function benchApi(lifetime) {
  await serveBenchSite(lifetime);
  const { url } = siteUnderTest;
  const etag = await storeRecord(url);
  const health = await measureThroughput(`${url}${healthPath}`);
  const page = await measureThroughput(`${url}${pagePath}`);
  const record = await measureThroughput(`${url}${recordPath}`);
  const known = await measureThroughput(`${url}${recordPath}`, {
    headers: { 'If-None-Match': etag },
    expectedStatus: 304,
  });
  const rows = [
    rowOf(healthPath, health, health),
    rowOf(`${pagePath} (prerendered page)`, page, health),
    rowOf(recordPath, record, health),
    rowOf(`${recordPath} (304)`, known, health),
  ];
  announce(`\n${formatTable([heads, ...rows])}\n\n${notes}`);
}

/**
 * Saves what the measured call reads.
 * @param {string} url
 * @returns {Promise<string>} the validator of the answer
 */
async function storeRecord(url) {
  const { token } = await sendJson('/api/auth/login', firstAdmin);
  const record = { title: 'Contact us today', metaDescription: 'How to reach the firm.', robots: 'nofollow' };
  await sendJson(recordPath, record, token);
  return (await fetch(`${url}${recordPath}`)).headers.get('ETag') ?? '';
}

const heads = ['call', 'requests/s', 'of health', 'median ms', 'p99 ms'];

const notes = `16 connections for five seconds each, from the machine that also serves and holds the database; so compare the
figures of one run with each other, not with those of another machine.`;

/**
 * @param {string} name
 * @param {import('./measureThroughput.mjs').Throughput} throughput
 * @param {import('./measureThroughput.mjs').Throughput} health
 * @returns {string[]}
 */
function rowOf(name, { perSecond, medianMs, p99Ms }, health) {
  const ratio = (perSecond / health.perSecond).toFixed(2);
  return [name, perSecond.toFixed(0), `${ratio} x`, medianMs.toFixed(1), p99Ms.toFixed(1)];
}
