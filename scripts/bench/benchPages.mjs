/** Measures size and speed of public pages, with Lighthouse's mobile settings. */
import { gzipSync } from 'node:zlib';
import { announce } from '../steps/announce.mjs';
import { siteUnderTest } from '../testing/testSettings.mjs';
import { budgets } from './budgets.mjs';
import { findPages } from './findPages.mjs';
import { judge, round } from './judge.mjs';
import { launchLighthouse } from './launchLighthouse.mjs';
import { serveBenchSite } from './serveBenchSite.mjs';

/** @typedef {import('./launchLighthouse.mjs').PageSpeed} PageSpeed */

/** Other load on the machine only makes a page slower, so the best of several loads counts. */
const mostLoads = 3;

/**
 * @param {import('../steps/Lifetime.mjs').Lifetime} lifetime
 * @param {string[]} paths pages to measure; if empty, all that the site links to
 */
export async function benchPages(lifetime, paths) {
  await serveBenchSite(lifetime);
  const load = await launchLighthouse(lifetime);
  const pages = paths.length > 0 ? paths : await findPages(siteUnderTest.url);
  const rows = [];
  /** @type {string[]} */
  const missed = [];
  for (const [index, path] of pages.entries()) {
    announce(`${index + 1}/${pages.length} ${path}`);
    const url = `${siteUnderTest.url}${path}`;
    const speed = await bestLoad(() => load(url));
    const row = {
      page: path,
      'HTML kB': await weigh([url]),
      'JS kB': await weigh(speed.scripts),
      'LCP ms': round(speed.lcpMs),
      'TBT ms': round(speed.tbtMs),
      CLS: round(speed.cls, 3),
      performance: speed.performance,
    };
    rows.push(row);
    if (!isFast(speed)) missed.push(`speed of ${path}`);
    if (row['JS kB'] > budgets.pages.javaScriptKb) missed.push(`JavaScript of ${path}`);
    if (path === '/' && row['HTML kB'] > budgets.pages.homeHtmlKb) missed.push('HTML of the home page');
  }
  judge(rows, missed);
}

/** @param {() => Promise<PageSpeed>} load */
async function bestLoad(load) {
  let best = await load();
  for (let loads = 1; loads < mostLoads && !isFast(best); loads += 1) {
    const next = await load();
    if (next.performance > best.performance || isFast(next)) best = next;
  }
  return best;
}

/** @param {PageSpeed} speed */
const isFast = ({ lcpMs, cls, performance }) =>
  lcpMs <= budgets.pages.lcpMs && cls < budgets.pages.cls && performance >= budgets.pages.performance;

/**
 * @param {string[]} urls
 * @returns {Promise<number>} kB
 */
async function weigh(urls) {
  const sizes = urls.map(async (url) => gzipSync(await (await fetch(url)).arrayBuffer()).length);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return round(bytes / 1_000, 1);
}
