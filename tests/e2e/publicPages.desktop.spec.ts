import type { Page } from '@playwright/test';
import { siteUnderTest } from '../../scripts/testing/testSettings.mjs';
import { noindexPaths, onePathOfEachKind, publicPaths } from './support/publicPaths';
import { expect, test } from './support/test';

/** Forms, people and lists of other pages: their headings name nothing that is read here. */
const unread: readonly string[] = ['/login', '/contact', '/blog', '/team', '/sample-report'];
/** Headings on other pages, too, which name no section. */
const unlinked = [
  'What does one task cost you?',
  'Create your free account',
  'In this post',
  'On this page',
  'On the same topic',
];
const printed: readonly string[] = [
  '/',
  '/story',
  '/team',
  '/ai-development-services',
  '/ai-integration-services',
];
const night = 'rgb(14, 22, 19)';
const ink = 'rgb(15, 29, 23)';
const asUsual = { colorScheme: null, media: null, forcedColors: null } as const;

/** One visitor walks through all pages of a kind of services, one through all others. */
const walkOf = (path: string): string => /^\/ai-\w+-services/.exec(path)?.[0] ?? 'all other places';

for (const walk of new Set(publicPaths.map(walkOf))) {
  test(`pages of ${walk} are complete and accessible, by day, by night, on paper and in a narrow window`, async ({
    page,
    expectAccessible,
    expectReadable,
  }) => {
    for (const path of publicPaths.filter((other) => walkOf(other) === walk)) {
      await test.step(path, async () => {
        await expectComplete(page, path);
        await expectHeadingsLead(page, path);
        if (onePathOfEachKind.includes(path)) await expectAccessible();
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(page.locator('body')).toHaveCSS('background-color', night);
        await expectReadable();
        if (printed.includes(path)) {
          await page.emulateMedia({ media: 'print' });
          await expect(page.locator('body')).toHaveCSS('color', ink);
          await expectReadable();
        }
        if (path === '/') {
          await page.emulateMedia({ media: null, forcedColors: 'active' });
          await expectEdges(page);
        }
        await page.emulateMedia(asUsual);
        await page.setViewportSize({ width: 360, height: 800 });
        await expectNoSidewaysScroll(page);
        await page.setViewportSize({ width: 1440, height: 900 });
      });
    }
  });
}

const expectNoSidewaysScroll = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    'scrolls sideways',
  ).toBe(0);

/** In high contrast a control's ground is gone. */
async function expectEdges(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Start AI Opportunity Assessment' }).first();
  const { border, ground } = await link.evaluate((element) => {
    const { backgroundColor, borderTopColor } = getComputedStyle(element);
    return { border: borderTopColor, ground: backgroundColor };
  });
  expect(border).not.toBe(ground);
}

/** Each heading of what is read leads to itself. */
async function expectHeadingsLead(page: Page, path: string): Promise<void> {
  if (unread.includes(path)) return;
  const mistakes = await page.getByRole('main').evaluate((main, others) => {
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
    const problems = ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `twice: ${id}`);
    for (const heading of main.querySelectorAll('h2, h3')) {
      const text = heading.textContent;
      if (others.includes(text) || heading.closest('[data-print="hide"]')) continue;
      const link = heading.querySelector<HTMLAnchorElement>('a[href^="#"]');
      const target = link && document.getElementById(link.hash.slice(1));
      if (!target?.contains(heading)) problems.push(`leads nowhere: ${text}`);
    }
    return problems;
  }, unlinked);
  expect(mistakes).toEqual([]);
}

async function expectComplete(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/\S.{9,}/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark), landmark).toHaveCount(1);
  }
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

  const description = page.locator('head meta[name="description"]');
  await expect(description).toHaveAttribute('content', /^.{30,200}$/);
  const canonical = page.locator('head link[rel="canonical"]');
  expect(new URL((await canonical.getAttribute('href')) ?? '').href).toBe(
    new URL(path, siteUnderTest.url).href,
  );
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(
    Number(noindexPaths.includes(path)),
  );
  await expectNoSidewaysScroll(page);
}

test.describe('a missing page', () => {
  test.use({ expectedNoise: /404 \(Not Found\)/ });

  test('is answered with 404 and a way on, wherever it would be', async ({ page, expectAccessible }) => {
    for (const path of ['/nowhere', '/blog/no-such-post', '/ai-consulting-services/nowhere']) {
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page doesn’t add up');
        await expect(page.locator('meta[name="robots"][content*="noindex"]').first()).toBeAttached();
        if (path === '/nowhere') await expectAccessible();
      });
    }
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL('/');
  });
});
