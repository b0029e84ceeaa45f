import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

interface Fixtures {
  /** Console messages that the test is about to cause, such as the browser's note of a refused request. */
  expectedNoise: RegExp | null;
  /** Fails when axe finds a WCAG 2.2 A or AA violation in what is on the page now. */
  expectAccessible: () => Promise<void>;
}

/** Every page of a test is watched: a console error, a warning or an uncaught error fails it. */
export const test = base.extend<Fixtures>({
  expectedNoise: async ({}, provide) => {
    await provide(null);
  },

  page: async ({ page, expectedNoise }, provide) => {
    const noise: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) noise.push(message.text());
    });
    page.on('pageerror', (error) => noise.push(error.message));
    await provide(page);
    expect(noise.filter((line) => !expectedNoise?.test(line))).toEqual([]);
  },

  expectAccessible: async ({ page }, provide) => {
    await provide(async () => {
      await untilStill(page);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      ).toEqual([]);
    });
  },
});

/** Half-faded texts have too little contrast; axe looks when nothing moves any more. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Animations along the scroll position have a timeline of their own and no end.
    const ending = document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

export { expect };
