import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

// The button answers once a frame, and there are hundreds of places to scroll to: frames don't wait for a screen here.
test.use({ browserArgs: ['--disable-frame-rate-limit', '--disable-gpu-vsync'] });

const windows = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 600],
  [1440, 900],
  [1920, 1080],
] as const;
const paths = ['/', '/ai-consulting-services'];

const button = (page: Page) => page.getByRole('complementary', { name: 'Book a call' }).getByRole('link');

interface Walk {
  /** Where the button has to be shown: everywhere in the margin, below the hero as a bar. */
  positions: number;
  shown: number;
  /** The words and controls that lay under the button, and where. */
  covered: string[];
}

/** From this width on the margin beside the page has room for the button; below it is in a bar that one scrolls past. */
const firstWithMarginPx = 960;

/** Scrolls through the page and looks, wherever the button is shown, at what lies under it. */
const walk = (page: Page): Promise<Walk> =>
  page.evaluate(async (firstWithMargin) => {
    const place = document.querySelector<HTMLElement>('[data-floating]');
    const link = place?.querySelector('a');
    if (!place || !link) throw new Error('the page has no floating button');
    const isBar = innerWidth < firstWithMargin;
    const hero = document.querySelector('main section');
    if (!hero) throw new Error('the page has no hero');
    // The second frame begins after the page has answered to the scrolling, which happens in the first.
    const untilAnswered = (): Promise<void> =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      });
    /** What can come under it: scrolling moves hardly anything sideways, so it is looked for once, with some room. */
    let inColumn: { text: string; shown: Element; boxes: () => Iterable<DOMRect> }[] | undefined;
    const findInColumn = () => {
      const own = link.getBoundingClientRect();
      const found: NonNullable<typeof inColumn> = [];
      const add = (text: string, shown: Element, boxes: () => Iterable<DOMRect>) => {
        const isNear = ({ left, right }: DOMRect) => left < own.right + 100 && right > own.left - 100;
        const all = [...boxes()];
        if (all.length === 0 || all.some(isNear)) found.push({ text, shown, boxes });
      };
      for (const control of document.querySelectorAll('a, button, input, select, textarea, summary')) {
        if (control !== link) add(control.textContent, control, () => [control.getBoundingClientRect()]);
      }
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        const { textContent, parentElement } = words.currentNode;
        if (!textContent?.trim() || !parentElement || place.contains(parentElement)) continue;
        if (parentElement.closest('script, style, header')) continue;
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        add(textContent, parentElement, () => range.getClientRects());
      }
      return found;
    };
    const boxesUnder = () => {
      inColumn ??= findInColumn();
      return inColumn
        .filter(({ shown }) => shown.checkVisibility({ visibilityProperty: true }))
        .flatMap(({ text, boxes }) => Array.from(boxes(), (box) => [text, box] as const));
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
      const own = link.getBoundingClientRect();
      if (isBar && hero.getBoundingClientRect().bottom > place.getBoundingClientRect().top) continue;
      result.positions += 1;
      if (place.dataset.clear === 'true') result.shown += 1;
      if (isBar) continue;
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

test('the call button is always shown below the hero, and covers nothing in the margin', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    // What moves it is fetched after the page.
    await expect.poll(async () => (await walk(page)).shown).toBeGreaterThan(0);
    for (const [width, height] of windows) {
      await test.step(`${path} in ${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        const { positions, shown, covered } = await walk(page);
        expect(covered).toEqual([]);
        expect(positions).toBeGreaterThan(5);
        expect(shown).toBe(positions);
      });
    }
  }
});

test('the call button stands at the bottom left, and makes room for an open menu', async ({ page }) => {
  await page.goto('/ai-consulting-services');
  for (const width of [1_000, 1_280, 1_440, 1_920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(button(page)).toBeVisible();
    await expect(button(page)).toHaveText('Book a Call');
    const { x = 0, y = 0, height = 0, width: own = 0 } = (await button(page).boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + own).toBeLessThanOrEqual(Math.max(40, (width - 1_180) / 2));
    expect(800 - y - height).toBeLessThan(40);
  }
  await page.locator('#results').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await expect(button(page)).toBeVisible();
  await page.getByRole('button', { name: 'Services' }).click();
  await expect(button(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeVisible();
});
