import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { ensureChromium } from '../steps/findChromium.mjs';
import { StartFailure } from '../steps/StartFailure.mjs';
import { chromiumArgs } from '../testing/chromiumArgs.mjs';
import { siteUnderTest } from '../testing/testSettings.mjs';

/**
 * @typedef {object} PageSpeed
 * @property {number} performance of 100
 * @property {number} lcpMs largest contentful paint
 * @property {number} tbtMs total blocking time
 * @property {number} cls cumulative layout shift
 * @property {string[]} scripts URLs of all loaded scripts
 */

/**
 * Starts a browser for Lighthouse and returns a function that measures a URL.
 * @param {import('../steps/Lifetime.mjs').Lifetime} lifetime
 * @returns {Promise<(url: string) => Promise<PageSpeed>>}
 */
export async function launchLighthouse(lifetime) {
  const port = siteUnderTest.port + 1;
  const browser = await chromium.launch({
    executablePath: await ensureChromium(lifetime.signal),
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  });
  lifetime.onEnd(() => browser.close());
  return async (url) => {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: ['performance'] });
    if (!result || result.lhr.runtimeError) throw new StartFailure(`Lighthouse can’t load ${url}.`);
    const { audits, categories } = result.lhr;
    const valueOf = (/** @type {string} */ audit) => audits[audit]?.numericValue ?? Number.NaN;
    return {
      performance: Math.round((categories.performance?.score ?? 0) * 100),
      lcpMs: valueOf('largest-contentful-paint'),
      tbtMs: valueOf('total-blocking-time'),
      cls: valueOf('cumulative-layout-shift'),
      scripts: scriptsOf(audits['network-requests']?.details),
    };
  };
}

/** @param {unknown} details of the requests that were made */
function scriptsOf(details) {
  const { items } = /** @type {{ items: { url: string, resourceType: string }[] }} */ (details);
  return [...new Set(items.filter((item) => item.resourceType === 'Script').map(({ url }) => url))];
}
