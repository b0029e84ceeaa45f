import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { ensureChromium } from '../steps/findChromium.mjs';
import { StartFailure } from '../steps/StartFailure.mjs';
import { chromiumArgs } from '../testing/chromiumArgs.mjs';
import { weighPage } from './weighPage.mjs';

/**
 * @typedef {object} PageFigures
 * @property {PageWeight} weight
 * @property {number} lcpMs largest contentful paint
 * @property {number} tbtMs total blocking time
 * @property {number} cls cumulative layout shift
 * @property {Record<'performance' | 'accessibility' | 'bestPractices' | 'seo', number>} scores of 100
 */

/** @typedef {import('./weighPage.mjs').PageWeight} PageWeight */
/** @typedef {Omit<PageFigures, 'weight'>} Speed */

/** A fresh load may be disturbed by whatever else the machine does: the best of some tells what the page can do. */
const LOADS = 3;
/** By which Lighthouse finds fault with a page that is kept from search engines on purpose. */
const INDEXABLE_AUDIT = 'is-crawlable';

/** A browser that Lighthouse can steer. */
export class LighthouseBrowser {
  #browser;
  #port;

  /**
   * @param {import('@playwright/test').Browser} browser
   * @param {number} port for remote debugging
   */
  constructor(browser, port) {
    this.#browser = browser;
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
    return new LighthouseBrowser(browser, port);
  }

  /**
   * @param {string} url
   * @returns {Promise<PageFigures>}
   */
  async measure(url) {
    const skipAudits = (await isNoindex(url)) ? [INDEXABLE_AUDIT] : [];
    const weight = await weighPage(this.#browser, url);
    /** @type {Speed | undefined} */
    let best;
    for (let load = 0; load < LOADS && best?.scores.performance !== 100; load++) {
      const speed = await this.#load(url, skipAudits);
      if (!best || isBetter(speed, best)) best = speed;
    }
    if (!best) throw new StartFailure(`${url} was not measured.`);
    return { ...best, weight };
  }

  /**
   * @param {string} url
   * @param {string[]} skipAudits
   * @returns {Promise<Speed>}
   */
  async #load(url, skipAudits) {
    const result = await lighthouse(url, { port: this.#port, logLevel: 'error', skipAudits });
    if (!result) throw new StartFailure(`Lighthouse gives no result for ${url}.`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new StartFailure(`${url}: ${lhr.runtimeError.message}`);
    return speedOf(lhr);
  }
}

/**
 * @param {Speed} one
 * @param {Speed} other
 */
function isBetter(one, other) {
  const difference = one.scores.performance - other.scores.performance;
  return difference > 0 || (difference === 0 && one.lcpMs < other.lcpMs);
}

/**
 * @param {import('lighthouse').Result} lhr
 * @returns {Speed}
 */
function speedOf({ audits, categories }) {
  const valueOf = (/** @type {string} */ audit) => audits[audit]?.numericValue ?? Number.NaN;
  const scoreOf = (/** @type {string} */ category) => Math.round((categories[category]?.score ?? 0) * 100);
  return {
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
