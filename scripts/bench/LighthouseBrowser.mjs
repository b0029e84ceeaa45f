import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { ensureChromium } from '../steps/findChromium.mjs';
import { StartFailure } from '../steps/StartFailure.mjs';
import { chromiumArgs } from '../testing/chromiumArgs.mjs';

/**
 * @typedef {object} PageFigures
 * @property {{ html: number, javaScript: number, fonts: number, all: number }} bytes as transferred
 * @property {number} requests
 * @property {number} lcpMs largest contentful paint
 * @property {number} tbtMs total blocking time
 * @property {number} cls cumulative layout shift
 * @property {Record<'performance' | 'accessibility' | 'bestPractices' | 'seo', number>} scores of 100
 */

/** A fresh load may be disturbed by whatever else the machine does: the best of some tells what the page can do. */
const LOADS = 3;
/** By which Lighthouse finds fault with a page that is kept from search engines on purpose. */
const INDEXABLE_AUDIT = 'is-crawlable';

/** A browser that Lighthouse can steer. */
export class LighthouseBrowser {
  #port;

  /** @param {number} port for remote debugging */
  constructor(port) {
    this.#port = port;
  }

  /** @param {import('../steps/Lifetime.mjs').Lifetime} lifetime */
  static async launch(lifetime) {
    const port = await freePort();
    const browser = await chromium.launch({
      executablePath: await ensureChromium(lifetime.signal),
      args: [...chromiumArgs, `--remote-debugging-port=${port}`],
    });
    lifetime.onEnd(() => browser.close());
    return new LighthouseBrowser(port);
  }

  /**
   * @param {string} url
   * @returns {Promise<PageFigures>}
   */
  async measure(url) {
    const skipAudits = (await isNoindex(url)) ? [INDEXABLE_AUDIT] : [];
    /** @type {PageFigures | undefined} */
    let best;
    for (let load = 0; load < LOADS; load++) {
      const figures = await this.#load(url, skipAudits);
      if (!best || figures.scores.performance > best.scores.performance) best = figures;
    }
    if (!best) throw new StartFailure(`${url} was not measured.`);
    return best;
  }

  /**
   * @param {string} url
   * @param {string[]} skipAudits
   * @returns {Promise<PageFigures>}
   */
  async #load(url, skipAudits) {
    const result = await lighthouse(url, { port: this.#port, logLevel: 'error', skipAudits });
    if (!result) throw new StartFailure(`Lighthouse gives no result for ${url}.`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new StartFailure(`${url}: ${lhr.runtimeError.message}`);
    return figuresOf(lhr);
  }
}

/**
 * @param {import('lighthouse').Result} lhr
 * @returns {PageFigures}
 */
function figuresOf({ audits, categories }) {
  const details = audits['network-requests']?.details;
  const requests = details?.type === 'table' ? details.items.filter(({ transferSize }) => transferSize) : [];
  const bytesOf = (/** @type {string} */ type) =>
    requests.filter(({ resourceType }) => resourceType === type).reduce(addTransferSize, 0);
  const valueOf = (/** @type {string} */ audit) => audits[audit]?.numericValue ?? Number.NaN;
  const scoreOf = (/** @type {string} */ category) => Math.round((categories[category]?.score ?? 0) * 100);
  return {
    bytes: {
      html: bytesOf('Document'),
      javaScript: bytesOf('Script'),
      fonts: bytesOf('Font'),
      all: requests.reduce(addTransferSize, 0),
    },
    requests: requests.length,
    lcpMs: valueOf('largest-contentful-paint'),
    tbtMs: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      bestPractices: scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
  };
}

/**
 * @param {number} sum
 * @param {Record<string, unknown>} request
 */
const addTransferSize = (sum, { transferSize }) => sum + Number(transferSize);

/** @param {string} url */
async function isNoindex(url) {
  const html = await (await fetch(url)).text();
  return /<meta name="robots" content="[^"]*noindex/.test(html);
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}
