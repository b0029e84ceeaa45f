import type { CDPSession, Page } from '@playwright/test';
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

// Each test has a context, and with it a cache, of its own: all visits are first ones.
for (const viewport of [
  { width: 360, height: 740 },
  { width: 1366, height: 657 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    for (const path of paths) {
      for (const line of ['fast', 'slow'] as const) {
        test(`a first visit of ${path} over a ${line} line is set in the firm's fonts, and nothing moves`, async ({
          page,
          context,
        }) => {
          const cdp = await context.newCDPSession(page);
          await Promise.all([cdp.send('DOM.enable'), cdp.send('CSS.enable'), cdp.send('Network.enable')]);
          if (line === 'slow') {
            await cdp.send('Network.emulateNetworkConditions', {
              offline: false,
              latency: 150,
              downloadThroughput: 1_600 * kbit,
              uploadThroughput: 750 * kbit,
            });
          }
          await watchShifts(page);
          await page.goto(path);
          await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
          expect(await paintedFonts(cdp, 'h1')).toEqual([
            expect.stringMatching(/^Bricolage Grotesque(?!.*system)/),
          ]);
          expect(await paintedFonts(cdp, 'main p')).toEqual([
            expect.stringMatching(/^Instrument Sans(?!.*system)/),
          ]);
          expect(await layoutShift(page)).toBeLessThan(0.01);
        });
      }
    }
  });
}

test('only the fonts of the first screen are fetched ahead', async ({ request }) => {
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    expect(html.match(/<link rel="preload"[^>]* as="font"/g), path).toHaveLength(2);
  }
  const notPublic = await (await request.get('/dashboard')).text();
  expect(notPublic).not.toMatch(/<link rel="preload"[^>]* as="font"/);
});
