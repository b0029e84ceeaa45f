/** What it costs the server to save a long text, and to make its page. */
import { execFile } from 'node:child_process';
import path from 'node:path';
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

const warmUps = 3;
const samples = 15;
/** What 50,000 characters as authors write them may cost, in milliseconds of processor time. */
const most = { save: 150, page: 50 };

/**
 * Prints medians of the processor time of the server's process, all of its threads together.
 * @param {import('../steps/Lifetime.mjs').Lifetime} lifetime
 */
export async function benchWriting(lifetime) {
  const { server } = await serveBenchSite(lifetime);
  const headers = await signInAsAdmin();
  const pid = Number(server.pid);
  const heads = [
    'Text',
    'characters',
    'save, ms',
    `at most ${most.save}`,
    'page, ms',
    `at most ${most.page}`,
  ];
  const rows = [];
  for (const [name, text] of Object.entries(await readTexts())) {
    const { save, page } = await measure(pid, headers, { name, text });
    const said = (/** @type {number} */ value, /** @type {number} */ limit) =>
      value <= limit ? 'yes' : 'NO';
    rows.push([
      name,
      String(text.length),
      save.toFixed(0),
      said(save, most.save),
      page.toFixed(0),
      said(page, most.page),
    ]);
    announce(`${name}: save ${save.toFixed(0)} ms, page ${page.toFixed(0)} ms`);
  }
  announce(
    `\n${formatTable([heads, ...rows])}\n\nMedians of ${samples}, in processor time of all threads of the server.`,
  );
}

/** @returns {Promise<Record<string, string>>} */
async function readTexts() {
  const script = path.join(projectRoot, 'scripts/bench/textsToWrite.ts');
  const args = ['--import', 'tsx', script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: projectRoot, maxBuffer: 1e7 });
  return JSON.parse(stdout);
}

/**
 * @param {number} pid
 * @param {Record<string, string>} headers
 * @param {{ name: string, text: string }} post
 * @returns {Promise<{ save: number, page: number }>} medians in milliseconds
 */
async function measure(pid, headers, { name, text }) {
  const slug = `bench-${name.replaceAll(/[^a-z]+/g, '-')}`;
  const fields = { title: name, excerpt: 'Measured.', author: 'Jo Doe', published: true };
  await send('POST', '/api/admin/blog/posts', headers, { ...fields, slug, content: text });
  const times = { save: /** @type {number[]} */ ([]), page: /** @type {number[]} */ ([]) };
  for (let round = 0; round < warmUps + samples; round++) {
    const content = `${text}\n\nRound ${round}.\n`;
    const save = await costOf(pid, () => send('PUT', `/api/admin/blog/post/${slug}`, headers, { content }));
    const page = await costOf(pid, () => send('GET', `/blog/${slug}`, {}));
    if (round < warmUps) continue;
    times.save.push(save);
    times.page.push(page);
  }
  return { save: median(times.save), page: median(times.page) };
}

/**
 * @param {number} pid
 * @param {() => Promise<void>} work
 */
async function costOf(pid, work) {
  const before = await cpuTimeMs(pid);
  await work();
  return (await cpuTimeMs(pid)) - before;
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
  if (!response.ok)
    throw new StartFailure(`${method} ${address} answers ${response.status}: ${answer.slice(0, 300)}`);
}
