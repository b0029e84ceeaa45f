/** Checks that frequent calls stay as fast with 100,000 accounts and 10,000 posts as with few. */
import { randomUUID } from 'node:crypto';
import { withConnection } from '../database/connectDatabase.mjs';
import { announceStep } from '../steps/announce.mjs';
import { firstAdmin, siteUnderTest } from '../testing/testSettings.mjs';
import { StartFailure } from '../steps/StartFailure.mjs';
import { budgets } from './budgets.mjs';
import { judge, median, round } from './judge.mjs';
import { loadAccounts, loadPosts } from './loadRows.mjs';
import { sendJson } from './sendJson.mjs';
import { serveBenchSite } from './serveBenchSite.mjs';
import { sizeCalls } from './sizeCalls.mjs';

/** @typedef {import('./sizeCalls.mjs').Amount} Amount */

const nothing = { accounts: 0, posts: 0 };
const little = { accounts: 100, posts: 50 };
const large = { accounts: 100_000, posts: 10_000 };
const warmUps = 5;
const samples = 21;

/** @param {import('../steps/Lifetime.mjs').Lifetime} lifetime */
export async function benchSize(lifetime) {
  const { databaseUrl } = await serveBenchSite(lifetime);
  const { token } = await sendJson('/api/auth/login', firstAdmin);
  await withConnection(databaseUrl, async (client) => {
    await grow(client, nothing, little);
    const before = await measureAll(token, little);
    await announceStep('The large amount written', () => grow(client, little, large));
    compare(before, await measureAll(token, large));
  });
}

/**
 * @param {import('pg').Client} client
 * @param {Amount} there
 * @param {Amount} wanted
 */
async function grow(client, there, wanted) {
  await loadAccounts(client, there.accounts + 1, wanted.accounts);
  await loadPosts(client, there.posts + 1, wanted.posts);
}

/**
 * @param {string} token
 * @param {Amount} amount
 * @returns {Promise<number[]>} milliseconds, in the order of the calls
 */
async function measureAll(token, amount) {
  const times = [];
  for (const { path, isAfterChange } of sizeCalls) {
    const tookMs = [];
    for (let sample = -warmUps; sample < samples; sample += 1) {
      // Invalidates everything that shows posts, including those that were inserted by SQL.
      if (isAfterChange || sample === -warmUps) {
        await sendJson('/api/admin/blog/categories', { name: randomUUID() }, token);
      }
      const ms = await ask(path(amount), token);
      if (sample >= 0) tookMs.push(ms);
    }
    times.push(median(tookMs));
  }
  return times;
}

/**
 * @param {string} path
 * @param {string} token
 */
async function ask(path, token) {
  const begin = performance.now();
  const answer = await fetch(`${siteUnderTest.url}${path}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new StartFailure(`${path} answers ${answer.status}.`);
  return performance.now() - begin;
}

/**
 * @param {number[]} before
 * @param {number[]} after
 */
function compare(before, after) {
  /** @type {string[]} */
  const missed = [];
  const rows = sizeCalls.map(({ name, isSearch }, index) => {
    const [few = Number.NaN, many = Number.NaN] = [before[index], after[index]];
    const most = isSearch ? budgets.size.searches : budgets.size.usual;
    const ratio = round(many / few, 2);
    if (!(ratio <= most)) missed.push(`${name} takes ${ratio} times as long, not ${most}`);
    return { call: name, 'little, ms': round(few, 1), 'large, ms': round(many, 1), ratio, 'at most': most };
  });
  judge(rows, missed);
}
