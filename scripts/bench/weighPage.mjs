/** What a first visit to a page transfers. */

/**
 * @typedef {object} PageWeight
 * @property {number} html bytes as transferred, without headers
 * @property {number} javaScript
 * @property {number} fonts
 * @property {number} all
 * @property {number} requests
 */

/** A small phone's, as in the browser tests. */
const viewport = { width: 360, height: 800 };

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<PageWeight>}
 */
export async function weighPage(browser, url) {
  const page = await browser.newPage({ viewport, isMobile: true, hasTouch: true });
  /** @type {Promise<{ type: string, bytes: number }>[]} */
  const finished = [];
  page.on('requestfinished', (request) => {
    const type = request.resourceType();
    finished.push(request.sizes().then(({ responseBodySize }) => ({ type, bytes: responseBodySize })));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const transfers = await Promise.all(finished);
  await page.close();
  const sum = (/** @type {string[]} */ ...types) =>
    transfers.filter(({ type }) => types.includes(type)).reduce((total, { bytes }) => total + bytes, 0);
  return {
    html: sum('document'),
    javaScript: sum('script'),
    fonts: sum('font'),
    all: transfers.reduce((total, { bytes }) => total + bytes, 0),
    requests: transfers.length,
  };
}
