/** Compares the site's throughput with plain Node serving the same bytes, and checks memory after many requests. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { withConnection } from '../database/connectDatabase.mjs';
import { announce, announceStep } from '../steps/announce.mjs';
import { firstAdmin, siteUnderTest } from '../testing/testSettings.mjs';
import { askFlatOut } from './askFlatOut.mjs';
import { budgets } from './budgets.mjs';
import { judge, median, round } from './judge.mjs';
import { loadPosts } from './loadRows.mjs';
import { sendJson } from './sendJson.mjs';
import { serveBenchSite } from './serveBenchSite.mjs';

/** @typedef {{ name: string, path: string, headers: Record<string, string> }} Target */

const turns = 3;
const mixedRequests = 20_000;
const record = '/api/seo/public/contact';
const gzip = { 'Accept-Encoding': 'gzip' };
const brotli = { 'Accept-Encoding': 'br' };

/** @param {import('../steps/Lifetime.mjs').Lifetime} lifetime */
export async function benchThroughput(lifetime) {
  const { databaseUrl, server } = await serveBenchSite(lifetime);
  await withConnection(databaseUrl, (client) => loadPosts(client, 1, 10));
  const { token } = await sendJson('/api/auth/login', firstAdmin);
  // The posts were inserted by SQL; this change invalidates everything that shows posts.
  await sendJson('/api/admin/blog/categories', { name: 'Bench' }, token);
  const { rows, missed } = await compareWithPlainNode(await findTargets());
  await announceStep(`${mixedRequests} mixed requests answered`, askForAll);
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  const memoryMiB = round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024);
  announce(`Memory afterwards: ${memoryMiB} MiB`);
  judge(rows, memoryMiB > budgets.throughput.memoryMiB ? [...missed, `${memoryMiB} MiB of memory`] : missed);
}

/** @returns {Promise<Target[]>} */
async function findTargets() {
  const { etag = '' } = (await answerOf('/', {})).headers;
  return [
    { name: 'home, gzip', path: '/', headers: gzip },
    { name: 'home, brotli', path: '/', headers: brotli },
    { name: 'home, known', path: '/', headers: { 'If-None-Match': etag } },
    { name: 'post, gzip', path: '/blog/bench-post-5', headers: gzip },
    { name: 'metadata call', path: record, headers: gzip },
    { name: 'sitemap', path: '/sitemap.xml', headers: gzip },
    { name: 'health', path: '/api/health', headers: gzip },
  ];
}

/** @param {Target[]} targets */
async function compareWithPlainNode(targets) {
  const plain = await servePlainly(targets);
  const least = budgets.throughput.shareOfPlainNode;
  const rows = [];
  const missed = [];
  for (const [index, { name, path, headers }] of targets.entries()) {
    /** @type {number[][]} */
    const [ours = [], theirs = []] = [[], []];
    for (let turn = 0; turn < turns; turn += 1) {
      ours.push(await askFlatOut({ port: siteUnderTest.port, path, headers }));
      theirs.push(await askFlatOut({ port: plain.port, path: `/${index}`, headers }));
    }
    const share = round(median(ours) / median(theirs), 2);
    rows.push({ name, 'requests/s': round(median(ours)), 'plain Node': round(median(theirs)), share });
    if (share < least) missed.push(`${name} reaches ${share} of plain Node, not ${least}`);
  }
  plain.stop();
  return { rows, missed };
}

/**
 * Starts a plain Node process that serves the site's responses, each target under its index.
 * @param {Target[]} targets
 */
async function servePlainly(targets) {
  const answers = [];
  for (const { path, headers } of targets) {
    // The first request renders stale pages again; the second one gets the cached response.
    await answerOf(path, headers);
    const { status, headers: given, body } = await answerOf(path, headers);
    const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...kept } = given;
    answers.push({ status, headers: kept, body: body.toString('base64') });
  }
  const child = fork(fileURLToPath(new URL('./plainServer.mjs', import.meta.url)));
  child.send(answers);
  const [port] = await once(child, 'message');
  return { port: Number(port), stop: () => child.disconnect() };
}

/** Requests pages, calls and missing paths. */
async function askForAll() {
  const paths = [
    ...['/', '/blog', '/story', '/advantage', '/team', '/contact', '/ai-consulting-services'],
    ...Array.from({ length: 10 }, (_, index) => `/blog/bench-post-${index + 1}`),
    ...[record, '/api/auth/me', '/blog/search?q=invoice', '/nothing', '/blog/nothing', '/sitemap.xml'],
  ];
  let asked = 0;
  const askOnAndOn = async () => {
    while (asked < mixedRequests) {
      asked += 1;
      await answerOf(paths[asked % paths.length] ?? '/', asked % 3 === 0 ? gzip : brotli);
    }
  };
  await Promise.all(Array.from({ length: 16 }, askOnAndOn));
}

/**
 * Returns the raw response, still compressed.
 * @param {string} path
 * @param {Record<string, string>} headers
 */
async function answerOf(path, headers) {
  const [response] = await once(get(`${siteUnderTest.url}${path}`, { headers }), 'response');
  return {
    status: Number(response.statusCode),
    headers: /** @type {Record<string, string>} */ (response.headers),
    body: Buffer.concat(await response.toArray()),
  };
}
