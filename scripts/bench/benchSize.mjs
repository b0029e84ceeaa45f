/** Whether what is asked again and again stays as quick with 100,000 accounts and 10,000 posts as it is with few. */
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { withConnection } from '../database/connectDatabase.mjs';
import { announce, announceStep } from '../steps/announce.mjs';
import { StartFailure } from '../steps/StartFailure.mjs';
import { firstAdmin, siteUnderTest } from '../testing/testSettings.mjs';
import { floors } from './floors.mjs';
import { formatTable } from './formatTable.mjs';
import { loadAccounts, loadOwnAnalyses } from './loadAccounts.mjs';
import { loadPosts } from './loadPosts.mjs';
import { median } from './median.mjs';
import { sendJson } from './sendJson.mjs';
import { serveBenchSite } from './serveBenchSite.mjs';
import { sizeCalls } from './sizeCalls.mjs';

/**
 * @typedef {object} Amount
 * @property {number} accounts each with three analyses
 * @property {number} ownAnalyses of the client who asks
 * @property {number} posts
 * @property {number} userPage which one is asked for as a deep one
 * @property {number} postPage
 */

/** @type {Amount} */
const little = { accounts: 100, ownAnalyses: 3, posts: 50, userPage: 3, postPage: 2 };
/** @type {Amount} */
const large = { accounts: 100_000, ownAnalyses: 500, posts: 10_000, userPage: 2_500, postPage: 250 };

const warmUps = 5;
const samples = 31;
/** Of calls that take seconds, fewer are made. */
const enoughMs = 4_000;
/** What takes longer counts as without an end. */
const patienceMs = 150_000;
/** Between the calls of somebody else while a whole list is being sent. */
const othersPauseMs = 10;

/**
 * @typedef {import('./sizeCalls.mjs').SizeCall} SizeCall
 * @typedef {import('./sizeCalls.mjs').Callers} Callers
 * @typedef {Map<string, number>} Times by call; of whole lists for each entry
 */

/** @param {import('../steps/Lifetime.mjs').Lifetime} lifetime */
export async function benchSize(lifetime) {
  const { databaseUrl, server } = await serveBenchSite(lifetime);
  await withConnection(databaseUrl, async (client) => {
    await loadPosts(client, little.posts);
    const { rows } = await client.query("select id from posts where slug = 'bench-post-5'");
    const callers = await signIn(rows[0].id);
    await load(client, callers, little);
    const before = await measureAll(callers, little);
    await announceStep('The large amount written', () => load(client, callers, large));
    const after = await measureAll(callers, large);
    const failures = [...compare(before, after), ...(await sendWholeLists(callers, server.pid))];
    if (failures.length > 0) throw new StartFailure(`Above the floors: ${failures.join('; ')}.`);
  });
}

/**
 * @param {import('pg').Client} client
 * @param {Callers} callers
 * @param {Amount} amount
 */
async function load(client, callers, { accounts, ownAnalyses, posts }) {
  await loadAccounts(client, accounts);
  await loadOwnAnalyses(client, callers.ownerId, ownAnalyses);
  await loadPosts(client, posts);
  await client.query('vacuum analyze posts, _posts_v');
  // The posts came past the site: one change makes all that shows posts anew.
  await changePost(callers);
}

/**
 * @param {number} postId of the one that is changed
 * @returns {Promise<Callers>}
 */
async function signIn(postId) {
  const answer = await fetch(`${siteUnderTest.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(firstAdmin),
  });
  if (!answer.ok) throw new StartFailure(`Nobody can sign in: ${answer.status}.`);
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  const { token } = await answer.json();
  const owner = { name: 'Size', email: 'owner@example.test', password: firstAdmin.password, company: 'Size' };
  const signedUp = await sendJson('/api/auth/signup', owner);
  const ownerId = signedUp.user.id;
  const headers = {
    admin: { Authorization: `Bearer ${token}` },
    panel: { Cookie: cookie.join('; '), 'Sec-Fetch-Site': 'same-origin' },
    visitor: {},
    client: { Authorization: `Bearer ${signedUp.token}` },
  };
  return { headers, ownerId, postId };
}

/**
 * @param {Callers} callers
 * @param {Amount} amount
 * @returns {Promise<Times>}
 */
async function measureAll(callers, amount) {
  /** @type {Times} */
  const times = new Map();
  for (const call of sizeCalls) {
    const value = await measure(callers, call, amount);
    times.set(call.name, value);
    announce(`${call.name}: ${value.toFixed(2)} ms`);
  }
  return times;
}

/**
 * @param {Callers} callers
 * @param {SizeCall} call
 * @param {Amount} amount
 */
async function measure(callers, call, amount) {
  const path = call.path(amount);
  const headers = callers.headers[call.by];
  const begin = performance.now();
  const tookMs = [];
  for (let round = -warmUps; round < samples; round += 1) {
    if (call.isAfterChange) await changePost(callers);
    const { ms } = await ask(path, headers);
    if (round >= 0 || performance.now() - begin > enoughMs) tookMs.push(ms);
    if (tookMs.length > 0 && performance.now() - begin > enoughMs) break;
  }
  return median(tookMs) / (call.entries?.(amount) ?? 1);
}

/**
 * @param {string} path
 * @param {Record<string, string>} headers
 */
async function ask(path, headers) {
  const begin = performance.now();
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const answer = await fetch(`${siteUnderTest.url}${path}`, { headers, signal });
    const { byteLength } = await answer.arrayBuffer();
    if (!answer.ok) throw new StartFailure(`${path} answers ${answer.status}.`);
    return { ms: performance.now() - begin, bytes: byteLength };
  } catch (error) {
    if (signal.aborted) return { ms: Number.POSITIVE_INFINITY, bytes: 0 };
    throw error;
  }
}

/** @param {Callers} callers */
async function changePost(callers) {
  const answer = await fetch(`${siteUnderTest.url}/api/posts/${callers.postId}`, {
    method: 'PATCH',
    headers: { ...callers.headers.admin, 'Content-Type': 'application/json' },
    body: JSON.stringify({ description: `Changed at ${performance.now()}.`, _status: 'published' }),
  });
  if (!answer.ok) throw new StartFailure(`A post can't be changed: ${await answer.text()}`);
}

/**
 * @param {Times} before
 * @param {Times} after
 * @returns {string[]} what is above its floor
 */
function compare(before, after) {
  /** @type {string[]} */
  const failures = [];
  const rows = sizeCalls.map(({ name, entries, findsMany }) => {
    const [few = Number.NaN, many = Number.NaN] = [before.get(name), after.get(name)];
    const ratio = many / few;
    const most = findsMany ? floors.size.findsMany : floors.size.usual;
    const fits = ratio <= most;
    if (!fits) failures.push(`${name} takes ${ratio.toFixed(1)} times as long, not ${most}`);
    const unit = entries ? 'ms an entry' : 'ms';
    const digits = entries ? 3 : 1;
    return [
      name,
      unit,
      few.toFixed(digits),
      many.toFixed(digits),
      ratio.toFixed(2),
      `${most}`,
      fits ? 'yes' : 'NO',
    ];
  });
  announce(`\n${formatTable([heads, ...rows])}\n\n${notes}`);
  return failures;
}

const heads = ['', '', 'little', 'large', 'ratio', 'at most', ''];

const notes = `Little: ${describe(little)}. Large: ${describe(large)}.
Medians of up to ${samples} calls, one after the other. A busy machine makes the figures worse and the ratios unsteady.`;

/** @param {Amount} amount */
function describe({ accounts, ownAnalyses, posts }) {
  return `${accounts} accounts with three analyses each, a client with ${ownAnalyses}, ${posts} posts`;
}

/**
 * What others notice while whole lists are sent, and what the server keeps of them.
 * @param {Callers} callers
 * @param {number | undefined} pid
 */
async function sendWholeLists(callers, pid) {
  const failures = [];
  const rows = [];
  for (const { name, path, by, entries } of sizeCalls) {
    if (!entries) continue;
    const others = watchOthers(callers, pid);
    const { ms, bytes } = await ask(path(large), callers.headers[by]);
    const { longestMs, grownMiB } = await others.end();
    const { othersMs, memoryMiB } = floors.size.wholeLists;
    if (longestMs > othersMs) failures.push(`others waited ${longestMs.toFixed(0)} ms during ${name}`);
    if (grownMiB > memoryMiB) failures.push(`${name} takes ${grownMiB.toFixed(0)} MiB`);
    rows.push([
      name,
      (ms / 1_000).toFixed(1),
      (bytes / 2 ** 20).toFixed(1),
      longestMs.toFixed(0),
      grownMiB.toFixed(0),
    ]);
  }
  const wholeHeads = ['whole lists', 'seconds', 'MiB', 'others wait at most, ms', 'memory, MiB'];
  announce(`\n${formatTable([wholeHeads, ...rows])}`);
  return failures;
}

/**
 * Asks who is signed in, again and again.
 * @param {Callers} callers
 * @param {number | undefined} pid
 */
function watchOthers({ headers }, pid) {
  const memory = () =>
    Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
  const before = memory();
  let most = before;
  let longestMs = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const { ms } = await ask('/api/auth/me', headers.client);
      longestMs = Math.max(longestMs, ms);
      most = Math.max(most, memory());
      await setTimeout(othersPauseMs);
    }
  })();
  return {
    end: async () => {
      isOver = true;
      await watching;
      return { longestMs, grownMiB: most - before };
    },
  };
}
