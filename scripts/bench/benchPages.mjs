/** What public pages weigh and how fast they are, by Lighthouse's mobile preset in its simulated conditions. */
import { announce, announceStep } from '../steps/announce.mjs';
import { StartFailure } from '../steps/StartFailure.mjs';
import { siteUnderTest } from '../testing/testSettings.mjs';
import { serveEmptyPage } from './emptyPage.mjs';
import { findPages } from './findPages.mjs';
import { formatTable } from './formatTable.mjs';
import { LighthouseBrowser } from './LighthouseBrowser.mjs';
import { serveBenchSite } from './serveBenchSite.mjs';

/** @typedef {import('../steps/Lifetime.mjs').Lifetime} Lifetime */
/** @typedef {import('./LighthouseBrowser.mjs').PageFigures} PageFigures */

const KIB = 1024;

/**
 * @param {Lifetime} lifetime
 * @param {string[]} paths of the pages to measure; none: all that the site links to
 */
export async function benchPages(lifetime, paths) {
  const unclear = paths.find((path) => !path.startsWith('/'));
  if (unclear) throw new StartFailure(`Pages are named by their path, such as /contact; not ${unclear}.`);
  await serveBenchSite(lifetime);
  const emptyPageUrl = await announceStep('Empty page built', () => serveEmptyPage(lifetime));
  const browser = await LighthouseBrowser.launch(lifetime);

  const pages = paths.length > 0 ? paths : await findPages(siteUnderTest.url);
  const empty = await browser.measure(emptyPageUrl);
  const rows = [rowOf('(empty page)', empty, empty)];
  for (const [index, path] of pages.entries()) {
    announce(`${index + 1}/${pages.length} ${path}`);
    rows.push(rowOf(path, await browser.measure(`${siteUnderTest.url}${path}`), empty));
  }
  announce(`\n${formatTable([heads, ...rows])}\n\n${notes}`);
}

const heads = [
  'page',
  'HTML kB',
  'JS kB',
  'JS to empty',
  'fonts kB',
  'all kB',
  'requests',
  'LCP s',
  'TBT ms',
  'CLS',
  'perf',
  'a11y',
  'best',
  'SEO',
];

const notes = `Weights as transferred (brotli, without headers) on a first visit, kB = 1,024 bytes; HTML carries the page's styles. The
empty page is an app of nothing but one heading, built with the same version of Next. Speeds are the best of up to three loads
by Lighthouse's mobile preset, simulated from what this machine needed: a busy machine makes them worse. Pages that are
marked noindex are not asked to be indexable.`;

/**
 * @param {string} name
 * @param {PageFigures} figures
 * @param {PageFigures} empty
 * @returns {string[]}
 */
function rowOf(name, figures, empty) {
  const { weight, scores } = figures;
  const kB = (/** @type {number} */ value) => (value / KIB).toFixed(1);
  return [
    name,
    kB(weight.html),
    kB(weight.javaScript),
    `+${((weight.javaScript / empty.weight.javaScript - 1) * 100).toFixed(1)} %`,
    kB(weight.fonts),
    kB(weight.all),
    String(weight.requests),
    (figures.lcpMs / 1000).toFixed(2),
    figures.tbtMs.toFixed(0),
    figures.cls.toFixed(3),
    ...[scores.performance, scores.accessibility, scores.bestPractices, scores.seo].map(String),
  ];
}
