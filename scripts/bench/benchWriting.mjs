/** What a long text costs: to be converted and read, and, for one as authors write them, to be saved and shown as a whole. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { announce } from '../steps/announce.mjs';
import { projectRoot } from '../steps/projectPaths.mjs';
import { StartFailure } from '../steps/StartFailure.mjs';
import { siteUnderTest } from '../testing/testSettings.mjs';
import { cpuTimeMs } from './cpuTimeMs.mjs';
import { formatTable } from './formatTable.mjs';
import { median } from './median.mjs';
import { serveBenchSite } from './serveBenchSite.mjs';
import { signInAsAdmin } from './signInAsAdmin.mjs';

/** A server that takes less than `idleMs` of processor time in `restMs` has nothing to do. */
const restMs = 60;
const idleMs = 2;
/** Until about the thirtieth save V8 still compiles what saves run, which takes more than the saves themselves. */
const warmUps = 40;
const samples = 25;
/** What 50,000 characters as authors write them may cost, in milliseconds of processor time. */
const most = { save: 150, read: 50 };

const heads = [
  'Text',
  'characters',
  'converted first',
  `at most ${most.save}`,
  'and again',
  `at most ${most.save}`,
  'read',
  `at most ${most.read}`,
];

/**
 * Prints medians of processor time, in milliseconds: of texts by code that has run before, which is what most of the saves
 * of a running server meet, and then what the server itself takes, at its first save and later on.
 * @param {import('../steps/Lifetime.mjs').Lifetime} lifetime
 */
export async function benchWriting(lifetime) {
  const texts = await measureTexts();
  const rows = texts.map(({ name, text, newMs, changedMs, readMs }) => [
    ...[name, String(text.length), newMs.toFixed(0), newMs <= most.save ? 'yes' : 'NO'],
    ...[changedMs.toFixed(0), changedMs <= most.save ? 'yes' : 'NO'],
    ...[readMs.toFixed(0), readMs <= most.read ? 'yes' : 'NO'],
  ]);
  announce(`\n${formatTable([heads, ...rows])}\n`);
  const { server } = await serveBenchSite(lifetime);
  const whole = await measureServer(Number(server.pid), texts[0]?.text ?? '');
  announce(
    `The first of them, in all threads of the server: ${whole.first.toFixed(0)} ms for the first save after its start, which loads and compiles what saves need; then ${whole.save.toFixed(0)} ms for a whole save and ${whole.page.toFixed(0)} ms for the whole page after it, made and compressed.`,
  );
}

/** @returns {Promise<{ name: string, text: string, newMs: number, changedMs: number, readMs: number }[]>} */
async function measureTexts() {
  const script = path.join(projectRoot, 'scripts/bench/measureTexts.ts');
  const args = ['--import', 'tsx', script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: projectRoot, maxBuffer: 1e7 });
  return JSON.parse(stdout);
}

/**
 * @param {number} pid of the server
 * @param {string} text
 * @returns {Promise<{ first: number, save: number, page: number }>} in milliseconds: of the very first save, and medians
 */
async function measureServer(pid, text) {
  const headers = await signInAsAdmin();
  const slug = 'bench-long-text';
  const fields = { title: 'Long', excerpt: 'Measured.', author: 'Jo Doe', published: true };
  const first = await costOf(pid, () =>
    send('POST', '/api/admin/blog/posts', headers, { ...fields, slug, content: text }),
  );
  const times = { save: /** @type {number[]} */ ([]), page: /** @type {number[]} */ ([]) };
  for (let round = 0; round < warmUps + samples; round++) {
    const content = `${text}\n\nRound ${round}.\n`;
    const save = await costOf(pid, () => send('PUT', `/api/admin/blog/post/${slug}`, headers, { content }));
    const page = await costOf(pid, () => send('GET', `/blog/${slug}`, {}));
    if (round < warmUps) continue;
    times.save.push(save);
    times.page.push(page);
  }
  return { first, save: median(times.save), page: median(times.page) };
}

/**
 * @param {number} pid
 * @param {() => Promise<void>} work
 */
async function costOf(pid, work) {
  const before = await cpuTimeAtRest(pid);
  await work();
  return (await cpuTimeAtRest(pid)) - before;
}

/**
 * Once the server has nothing left to do: it compresses a page, for one, after it has sent it.
 * @param {number} pid
 * @returns {Promise<number>} its processor time so far, in milliseconds
 */
async function cpuTimeAtRest(pid) {
  for (let before = await cpuTimeMs(pid); ;) {
    await setTimeout(restMs);
    const now = await cpuTimeMs(pid);
    if (now - before < idleMs) return now;
    before = now;
  }
}

/**
 * @param {string} method
 * @param {string} address
 * @param {Record<string, string>} headers
 * @param {unknown} [body]
 */
async function send(method, address, headers, body) {
  const response = await fetch(`${siteUnderTest.url}${address}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = await response.text();
  if (!response.ok) {
    throw new StartFailure(`${method} ${address} answers ${response.status}: ${answer.slice(0, 300)}`);
  }
}
