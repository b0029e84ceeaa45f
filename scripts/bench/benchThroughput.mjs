/**
 * How near the site comes to what the machine can do: its answers beside plain Node's with the very same bytes, in turns;
 * and what publishing, starting again and many requests cost.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { withConnection } from '../database/connectDatabase.mjs';
import { announce } from '../steps/announce.mjs';
import { StartFailure } from '../steps/StartFailure.mjs';
import { firstAdmin, siteUnderTest } from '../testing/testSettings.mjs';
import { askFlatOut } from './askFlatOut.mjs';
import { floors } from './floors.mjs';
import { formatTable } from './formatTable.mjs';
import { loadPosts } from './loadPosts.mjs';
import { median } from './median.mjs';
import { measureMixedLoad } from './mixedLoad.mjs';
import { sendJson } from './sendJson.mjs';
import { serveBenchSite } from './serveBenchSite.mjs';

/**
 * @typedef {object} Target
 * @property {string} name
 * @property {string} path
 * @property {Record<string, string>} headers
 * @property {number} floor
 */

const rounds = 3;
const publishes = 9;
/** Between questions to a server that doesn't listen yet. */
const firstPagePauseMs = 10;
const mixedRequests = 20_000;
const record = '/api/seo/public/contact';
const mebibyte = 1024 * 1024;

/** @param {import('../steps/Lifetime.mjs').Lifetime} lifetime */
export async function benchThroughput(lifetime) {
  const { databaseUrl, server } = await serveBenchSite(lifetime);
  await withConnection(databaseUrl, (client) => loadPosts(client, 10));
  const { token } = await sendJson('/api/auth/login', firstAdmin);
  // The posts came past the site; this one change makes all that shows posts anew.
  await sendJson('/api/admin/blog/categories', { name: 'Bench' }, token);
  const failures = [
    ...(await compareWithPlainNode(await findTargets())),
    ...(await publishAndLook(token)),
    ...(await askBesideOthers()),
    ...(await askForAll(server)),
    ...(await startAgain(server)),
  ];
  if (failures.length > 0) throw new StartFailure(`Below the floors: ${failures.join('; ')}.`);
}

/** @returns {Promise<Target[]>} */
async function findTargets() {
  const post = '/blog/bench-post-5';
  const { etag } = (await answerOf('/', {})).headers;
  /** @type {(name: string, path: string, headers: Record<string, string>, floor: number) => Target} */
  const target = (name, path, headers, floor) => ({ name, path, headers, floor });
  const [gzip, brotli] = ['gzip', 'br'].map((encoding) => ({ 'Accept-Encoding': encoding }));
  return [
    target('home, gzip', '/', gzip ?? {}, floors.pages),
    target('home, brotli', '/', brotli ?? {}, floors.pages),
    target('home, known', '/', { 'If-None-Match': etag ?? '' }, floors.pages),
    target('post, gzip', post, gzip ?? {}, floors.pages),
    target('post, brotli', post, brotli ?? {}, floors.pages),
    target('metadata call', record, gzip ?? {}, floors.calls),
    target('RSS feed', '/blog/rss.xml', gzip ?? {}, floors.calls),
    target('sitemap', '/sitemap.xml', gzip ?? {}, floors.calls),
    target('health', '/api/health', gzip ?? {}, floors.calls),
  ];
}

/** @param {Target[]} targets */
async function compareWithPlainNode(targets) {
  const plain = await servePlainly(targets);
  const rows = [];
  const failures = [];
  try {
    for (const [index, { name, path, headers, floor }] of targets.entries()) {
      const servers = [
        { port: siteUnderTest.port, path },
        { port: plain.port, path: `/${index}` },
      ];
      /** @type {import('./askFlatOut.mjs').FlatOut[][]} */
      const results = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        for (const turn of round % 2 === 0 ? [0, 1] : [1, 0]) {
          const asked = servers[turn];
          if (asked) results[turn]?.push(await askFlatOut({ ...asked, headers }));
        }
      }
      const [ours, theirs] = results.map((measured) => ({
        perSecond: median(measured.map(({ perSecond }) => perSecond)),
        p99Ms: median(measured.map(({ p99Ms }) => p99Ms)),
      }));
      if (!ours || !theirs) continue;
      const ratio = ours.perSecond / theirs.perSecond;
      const slower = ours.p99Ms / theirs.p99Ms;
      if (ratio < floor) failures.push(`${name} reaches ${ratio.toFixed(2)} of plain Node, not ${floor}`);
      if (slower > floors.p99) failures.push(`p99 of ${name} is ${slower.toFixed(1)} times plain Node’s`);
      rows.push([
        name,
        ...[ours.perSecond, theirs.perSecond].map((value) => value.toFixed(0)),
        ratio.toFixed(2),
        `${floor}`,
        ...[ours.p99Ms, theirs.p99Ms].map((value) => value.toFixed(1)),
        slower.toFixed(1),
      ]);
    }
  } finally {
    plain.stop();
  }
  announce(`\n${formatTable([heads, ...rows])}\n\n${notes}`);
  return failures;
}

const heads = ['', 'requests/s', 'plain Node', 'ratio', 'floor', 'p99 ms', 'plain Node', 'ratio'];

const notes = `Medians of ${rounds} turns of three seconds each with 32 connections, from the machine that also serves. Plain Node is a
server of five lines that sends the same heads and bytes.`;

/**
 * A process of plain Node that answers what the site answers, each target under its number.
 * @param {Target[]} targets
 */
async function servePlainly(targets) {
  const answers = [];
  for (const { path, headers } of targets) {
    // What was over its time was made anew by the first request.
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

/**
 * How long the first visitor after a change waits, who must see it.
 * @param {string} token
 */
async function publishAndLook(token) {
  const tookMs = [];
  for (let round = 0; round < publishes; round += 1) {
    const title = `Contact us, version ${round}`;
    await sendJson(record, { title }, token);
    const begin = performance.now();
    const { body } = await answerOf('/contact', {});
    tookMs.push(performance.now() - begin);
    if (!body.includes(title)) throw new StartFailure('A visitor was shown what had been changed before.');
  }
  return judge('first hit after a publish', median(tookMs), floors.firstHitAfterPublishMs, 'ms');
}

async function askBesideOthers() {
  const { pagesP99Ms, signInP50Ms, analysisP50Ms } = await measureMixedLoad();
  announce(
    `beside 4 sign-ins and 2 analyses a second; an analysis took ${analysisP50Ms.toFixed(0)} ms (median):`,
  );
  return [
    ...judge('p99 of pages', pagesP99Ms, floors.mixedLoad.pagesP99Ms, 'ms'),
    ...judge('sign-in, median', signInP50Ms, floors.mixedLoad.signInP50Ms, 'ms'),
  ];
}

/**
 * What the server keeps in memory after pages, their data, calls and addresses that don't exist.
 * @param {import('../steps/WebServer.mjs').WebServer} server
 */
async function askForAll(server) {
  const pages = ['/', '/blog', '/story', '/advantage', '/team', '/contact', '/ai-consulting-services'];
  const posts = Array.from({ length: 10 }, (_, index) => `/blog/bench-post-${index + 1}`);
  const others = [
    record,
    '/api/auth/me',
    '/blog/search?q=invoice',
    '/nothing',
    '/blog/nothing',
    '/sitemap.xml',
  ];
  const paths = [...pages, ...posts, ...others];
  let asked = 0;
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (let number = (asked += 1); number <= mixedRequests; number = asked += 1) {
        const headers = { 'Accept-Encoding': number % 3 === 0 ? 'gzip' : 'br' };
        await answerOf(paths[number % paths.length] ?? '/', headers);
      }
    }),
  );
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  const inMiB = (/** @type {string} */ name) =>
    (Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024) / mebibyte;
  return [
    ...judge(`memory after ${mixedRequests} mixed requests`, inMiB('VmRSS'), floors.memoryMiB.after, 'MiB'),
    ...judge('its peak', inMiB('VmHWM'), floors.memoryMiB.peak, 'MiB'),
  ];
}

/** @param {import('../steps/WebServer.mjs').WebServer} server */
async function startAgain(server) {
  await server.stop();
  const begin = performance.now();
  const started = server.start();
  await firstPage();
  const took = performance.now() - begin;
  await started;
  return judge('first page of a second start', took, floors.firstPageOfSecondStartMs, 'ms');
}

/** Asks for the home page until it is there. */
async function firstPage() {
  for (;;) {
    const status = await answerOf('/', {}).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await setTimeout(firstPagePauseMs);
  }
}

/**
 * @param {string} name
 * @param {number} value
 * @param {number} most
 * @param {string} unit
 */
function judge(name, value, most, unit) {
  const text = `${name}: ${value.toFixed(0)} ${unit} (at most ${most})`;
  announce(text);
  return value > most ? [text] : [];
}

/**
 * The answer as it comes over the line.
 * @param {string} path
 * @param {Record<string, string>} headers
 * @returns {Promise<{ status: number, headers: Record<string, string>, body: Buffer }>}
 */
function answerOf(path, headers) {
  return new Promise((resolve, reject) => {
    get(`${siteUnderTest.url}${path}`, { headers }, (response) => {
      /** @type {Buffer[]} */
      const pieces = [];
      response.on('data', (piece) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          ),
          body: Buffer.concat(pieces),
        }),
      );
    }).on('error', reject);
  });
}
