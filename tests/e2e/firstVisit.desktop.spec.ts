import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, CDPSession, Page, ViewportSize } from '@playwright/test';
import { fontPatienceMs } from '@/client/fontsBeforePaintScript';
import { expect, test } from './support/test';

const paths = ['/', '/ai-consulting-services', '/blog', '/contact', '/story'];
const kbit = 1_000 / 8;

/** Which font the browser has painted an element's words with. */
async function paintedFonts(cdp: CDPSession, selector: string): Promise<string[]> {
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ' of the system'}`);
}

/** What a page does whose fonts come in time: on a machine with much else to do they may take longer than it waits for them. */
const waitForFonts = (page: Page) =>
  page.addInitScript((patience) => {
    const later = window.setTimeout;
    window.setTimeout = ((task: () => void, ms?: number) =>
      ms === patience ? 0 : later(task, ms)) as typeof setTimeout;
  }, fontPatienceMs);

/** From before the first paint on; read by `layoutShift`. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

const layoutShift = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((total, value) => total + value, 0),
  );

/** A visit with a cache of its own: a first one. */
async function visit(browser: Browser, path: string, isSlow: boolean, viewport: ViewportSize) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await Promise.all([cdp.send('DOM.enable'), cdp.send('CSS.enable'), cdp.send('Network.enable')]);
  if (isSlow) {
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600 * kbit,
      uploadThroughput: 750 * kbit,
    });
  }
  await waitForFonts(page);
  await watchShifts(page);
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
  const seen = {
    heading: await paintedFonts(cdp, 'h1'),
    text: await paintedFonts(cdp, 'main p'),
    shift: await layoutShift(page),
  };
  await context.close();
  return seen;
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1366, height: 657 },
]) {
  test(`a first visit at ${viewport.width} × ${viewport.height} is set in the firm's fonts, and nothing moves`, async ({
    browser,
  }) => {
    const visitAt = (path: string, isSlow: boolean) =>
      test.step(`${path} over a ${isSlow ? 'slow' : 'fast'} line`, async () => {
        const { heading, text, shift } = await visit(browser, path, isSlow, viewport);
        expect(heading).toEqual([expect.stringMatching(/^Bricolage Grotesque(?!.*system)/)]);
        expect(text).toEqual([expect.stringMatching(/^Instrument Sans(?!.*system)/)]);
        expect(shift).toBeLessThan(0.01);
      });
    for (const path of paths) await visitAt(path, false);
    // Each has a line of its own, for which it mostly waits.
    await Promise.all(paths.map((path) => visitAt(path, true)));
  });
}

/** The site, of whose page only what stands before these words arrives until the rest is sent. */
async function startInParts(site: string, before: string) {
  let sendRest = () => {};
  const answerInParts = async ({ url = '/' }: IncomingMessage, answer: ServerResponse) => {
    const found = await fetch(new URL(url, site));
    const body = Buffer.from(await found.arrayBuffer());
    for (const name of ['content-type', 'content-security-policy']) {
      answer.setHeader(name, found.headers.get(name) ?? '');
    }
    const at = url === '/' ? body.indexOf(before) : body.length;
    answer.write(body.subarray(0, at));
    const rest = () => void answer.end(body.subarray(at));
    if (url === '/') sendRest = rest;
    else rest();
  };
  const server = createServer((asked, answer) => {
    answerInParts(asked, answer).catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, sendRest: () => sendRest(), end: () => server.close() };
}

const expectTransparent = (page: Page) => expect(page.locator('html')).toHaveCSS('opacity', '0');

async function expectShownWhole(page: Page, site: string) {
  const { url, sendRest, end } = await startInParts(site, '</h1>');
  await waitForFonts(page);
  await watchShifts(page);
  const visit = page.goto(url);
  await expect(page.locator('h1')).toHaveCount(1);
  await page.waitForFunction(
    () => Array.from(document.fonts).filter(({ status }) => status === 'loaded').length > 1,
  );
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expectTransparent(page);
  sendRest();
  await visit;
  await expect(page.locator('html')).toHaveCSS('opacity', '1');
  expect(await layoutShift(page)).toBeLessThan(0.01);
  // A page that is still open may load more of itself.
  await page.close();
  end();
}

async function expectFocusWithLateFonts(page: Page) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await waitForFonts(page);
  const visit = page.goto('/#main');
  await page.waitForFunction(() => location.hash !== '' && document.readyState !== 'loading');
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expectTransparent(page);
  letGo();
  await visit;
  await expect(page.getByRole('main')).toBeFocused();
}

test('a first screen is shown when it is whole, and its part that the address names has the focus', async ({
  page,
  context,
  baseURL,
}) => {
  await test.step('it arrives in parts', () => expectShownWhole(page, baseURL ?? ''));
  await test.step('its fonts are late', async () => expectFocusWithLateFonts(await context.newPage()));
});
