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

/** Scrolls through the page and looks, wherever the button is shown, at what lies under it. */
const walk = (page: Page): Promise<Walk> =>
  page.evaluate(async () => {
    const place = document.querySelector<HTMLElement>('[data-floating-call]');
    const link = place?.querySelector('a');
    const main = document.querySelector('main');
    if (!place || !link || !main) throw new Error('the page has no floating button');
    // An observer hears of what has moved after those that watch already, in the same task; when the browser has nothing left
    // to do, what follows from it is in the page.
    const untilAnswered = (): Promise<void> =>
      new Promise((resolve) => {
        const last = new IntersectionObserver(() => {
          last.disconnect();
          requestIdleCallback(() => resolve());
        });
        last.observe(link);
      });
    const boxesUnder = () => {
      const boxes: [string, DOMRect][] = [];
      for (const control of document.querySelectorAll('a, button, input, select, textarea, summary')) {
        if (control !== link) boxes.push([control.textContent, control.getBoundingClientRect()]);
      }
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
      if (place.dataset.clear === undefined) continue;
      result.shown += 1;
      const own = link.getBoundingClientRect();
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
  });

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
        // In the margin of a wide window it stays; between the lines of a narrow one it shows where there is room.
        expect(shown / positions, `shown at ${shown} of ${positions}`).toBeGreaterThan(
          width > 1_100 ? 0.2 : 0.02,
        );
      });
    }
  });
}

test('it comes when the hero has left, and goes for the end of the page', async ({ page }) => {
  await page.goto('/ai-consulting-services');
  await expect(button(page)).toBeHidden();
  await page.locator('#results').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await expect(button(page)).toBeVisible();
  expect((await button(page).boundingBox())?.x).toBeLessThan(60);

  await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView({ behavior: 'instant' }));
  await expect(button(page)).toBeHidden();
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
