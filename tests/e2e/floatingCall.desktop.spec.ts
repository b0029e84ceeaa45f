import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

// The button answers once a frame, and there are hundreds of places to scroll to: frames don't wait for a screen here.
test.use({ browserArgs: ['--disable-frame-rate-limit', '--disable-gpu-vsync'] });

const windows = [
  [320, 568],
  [360, 740],
  [390, 844],
  [720, 450],
  [768, 1024],
  [1024, 768],
  [1280, 600],
  [1280, 800],
  [1366, 657],
  [1440, 900],
  [1536, 730],
  [1920, 1080],
] as const;
const paths = ['/', '/ai-consulting-services', '/ai-consulting-services/ai-strategy-consulting'];

const button = (page: Page) => page.getByRole('complementary', { name: 'Book a call' }).getByRole('link');

interface Walk {
  positions: number;
  shown: number;
  /** The words and controls that lay under the button, and where. */
  covered: string[];
}

/** From this width on the margin beside the page has room for the button; below it is in a bar, where words end. */
const firstWithMarginPx = 960;

/** Scrolls through the page and looks, wherever the button is shown, at what lies under it. */
const walk = (page: Page): Promise<Walk> =>
  page.evaluate(async (firstWithMargin) => {
    const place = document.querySelector<HTMLElement>('[data-floating]');
    const link = place?.querySelector('a');
    if (!place || !link) throw new Error('the page has no floating button');
    const isBar = innerWidth < firstWithMargin;
    const shape = isBar ? place : link;
    // The second frame begins after the page has answered to the scrolling, which happens in the first.
    const untilAnswered = (): Promise<void> =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      });
    const boxesUnder = () => {
      const boxes: [string, DOMRect][] = [];
      for (const control of document.querySelectorAll('a, button, input, select, textarea, summary')) {
        if (control !== link && control.checkVisibility({ visibilityProperty: true }))
          boxes.push([control.textContent, control.getBoundingClientRect()]);
      }
      if (isBar) return boxes;
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (words.nextNode()) {
        const node = words.currentNode;
        if (!node.textContent?.trim() || !node.parentElement?.checkVisibility({ visibilityProperty: true }))
          continue;
        if (place.contains(node) || node.parentElement.closest('script, style, header')) continue;
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) boxes.push([node.textContent, box]);
      }
      return boxes;
    };
    const result: { positions: number; shown: number; covered: string[] } = {
      positions: 0,
      shown: 0,
      covered: [],
    };
    const end = document.documentElement.scrollHeight - innerHeight;
    const step = Math.ceil(innerHeight / 4);
    for (let top = 0; top < end + step; top += step) {
      scrollTo({ top, behavior: 'instant' });
      await untilAnswered();
      result.positions += 1;
      if (place.dataset.clear !== 'true') continue;
      result.shown += 1;
      const own = shape.getBoundingClientRect();
      for (const [text, box] of boxesUnder()) {
        const isUnder =
          box.width > 1 &&
          box.left < own.right &&
          box.right > own.left &&
          box.top < own.bottom &&
          box.bottom > own.top;
        if (isUnder) result.covered.push(`${top}: ${text.trim().slice(0, 60)}`);
      }
    }
    return result;
  }, firstWithMarginPx);

for (const path of paths) {
  test(`in no window does the call button cover anything of ${path}, wherever one has scrolled to`, async ({
    page,
  }) => {
    await page.goto(path);
    // What moves it is fetched after the page.
    await expect.poll(async () => (await walk(page)).shown).toBeGreaterThan(0);
    for (const [width, height] of windows) {
      await test.step(`${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        const { positions, shown, covered } = await walk(page);
        expect(covered).toEqual([]);
        // In the margin it is always there; the bar of a narrow window goes for each control.
        expect(shown / positions, `shown at ${shown} of ${positions}`).toBeGreaterThanOrEqual(
          width < firstWithMarginPx ? 0.4 : 1,
        );
      });
    }
  });
}

test('it says what it does at the bottom left, from the first moment on', async ({ page }) => {
  await page.goto('/');
  for (const width of [1_000, 1_280, 1_440, 1_920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(button(page)).toBeVisible();
    await expect(button(page)).toHaveText('Book a Call');
    const { x = 0, y = 0, height = 0, width: own = 0 } = (await button(page).boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + own).toBeLessThanOrEqual(Math.max(40, (width - 1_180) / 2));
    expect(800 - y - height).toBeLessThan(40);
  }
});

test('it makes room for an open menu', async ({ page }) => {
  await page.goto('/ai-consulting-services');
  await page.locator('#results').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await expect(button(page)).toBeVisible();
  await page.getByRole('button', { name: 'Services' }).click();
  await expect(button(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeVisible();
});
