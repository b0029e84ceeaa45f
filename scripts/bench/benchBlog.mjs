/** Whether the blog stays as quick with ten thousand posts as it is with ten. */
import { withConnection } from '../database/connectDatabase.mjs';
import { announce, announceStep } from '../steps/announce.mjs';
import { StartFailure } from '../steps/StartFailure.mjs';
import { siteUnderTest } from '../testing/testSettings.mjs';
import { formatTable } from './formatTable.mjs';
import { loadPosts } from './loadPosts.mjs';
import { serveBenchSite } from './serveBenchSite.mjs';
import { signInAsAdmin } from './signInAsAdmin.mjs';

const few = 10;
const many = 10_000;
/** What the times with many posts may be, as a multiple of those with few. */
const maxRatio = 1.5;
const warmUps = 5;
const samples = 25;

/** @type {Record<string, string>} */
const paths = {
  'list page': '/blog',
  'page of a category': '/blog/category/bench-topic-2',
  'page of a tag': '/blog/tag/bench-tag-7',
  'post page': '/blog/bench-post-5',
  'RSS feed': '/blog/rss.xml',
  'search, a rare word': '/blog/search?q=bench+post+5',
  'search, a frequent word': '/blog/search?q=invoice',
  'admin list': '/api/admin/blog/posts?page=1&limit=20',
};

/** @param {import('../steps/Lifetime.mjs').Lifetime} lifetime */
export async function benchBlog(lifetime) {
  const { databaseUrl } = await serveBenchSite(lifetime);
  const headers = await signInAsAdmin();
  await withConnection(databaseUrl, async (client) => {
    await loadPosts(client, few);
    const before = await measureAll(client, headers);
    await announceStep(`${many} posts written`, () => loadPosts(client, many));
    const after = await measureAll(client, headers);
    const rows = Object.keys(paths).map((name) => rowOf(name, before[name] ?? 0, after[name] ?? 0));
    announce(`\n${formatTable([heads, ...rows])}\n\n${notes}`);
  });
}

const heads = ['', `${few} posts, ms`, `${many} posts, ms`, 'ratio', `at most ${maxRatio}`];

const notes = `Medians of ${samples} requests, each after a post was changed, so that nothing comes from a cache. A busy machine makes the
figures worse and the ratio unsteady.`;

/**
 * @param {string} name
 * @param {number} before
 * @param {number} after
 */
function rowOf(name, before, after) {
  const ratio = after / before;
  return [name, before.toFixed(1), after.toFixed(1), ratio.toFixed(2), ratio <= maxRatio ? 'yes' : 'NO'];
}

/**
 * @param {import('pg').Client} client
 * @param {Record<string, string>} headers
 * @returns {Promise<Record<string, number>>} medians in milliseconds
 */
async function measureAll(client, headers) {
  const { rows } = await client.query("select id from posts where slug = 'bench-post-5'");
  /** @type {Record<string, number>} */
  const medians = {};
  for (const [name, path] of Object.entries(paths)) {
    const times = [];
    for (let request = 0; request < warmUps + samples; request++) {
      await changePost(rows[0].id, headers, request);
      const time = await timeOf(path, headers);
      if (request >= warmUps) times.push(time);
    }
    medians[name] = times.sort((one, other) => one - other)[samples >> 1] ?? 0;
    announce(`${name}: ${medians[name]?.toFixed(1)} ms`);
  }
  return medians;
}

/**
 * @param {string} path
 * @param {Record<string, string>} headers
 */
async function timeOf(path, headers) {
  const startedAt = performance.now();
  const response = await fetch(`${siteUnderTest.url}${path}`, path.startsWith('/api') ? { headers } : {});
  await response.arrayBuffer();
  const time = performance.now() - startedAt;
  if (!response.ok) throw new StartFailure(`${path} answers ${response.status}.`);
  return time;
}

/**
 * Every page of the blog shows something of a post, so none stands after this.
 * @param {number} id
 * @param {Record<string, string>} headers
 * @param {number} round
 */
async function changePost(id, headers, round) {
  const body = JSON.stringify({ description: `Round ${round} of ${Date.now()}.`, _status: 'published' });
  const response = await fetch(`${siteUnderTest.url}/api/posts/${id}`, { method: 'PATCH', headers, body });
  if (!response.ok) throw new StartFailure(`A post can't be changed: ${await response.text()}`);
}
