import type { Page } from '@playwright/test';
import { siteUnderTest } from '../../scripts/testing/testSettings.mjs';
import { noindexPaths, publicPaths } from './support/publicPaths';
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

/** One visitor walks through all pages of a kind of services, one through all others. */
const walkOf = (path: string): string => /^\/ai-\w+-services/.exec(path)?.[0] ?? 'all other places';

for (const walk of new Set(publicPaths.map(walkOf))) {
  test(`the pages of ${walk} are complete and accessible`, async ({ page, expectAccessible }) => {
    for (const path of publicPaths.filter((other) => walkOf(other) === walk)) {
      await test.step(path, async () => {
        await expectComplete(page, path);
        await expectHeadingsLead(page, path);
        await expectAccessible();
      });
    }
  });
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
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'scrolls sideways').toBe(0);
}

test('no two pages share a title or a description', { tag: '@desktop' }, async ({ request }) => {
  const heads = await Promise.all(
    publicPaths.map(async (path) => {
      const html = await (await request.get(path)).text();
      return [/<title>([^<]+)/.exec(html)?.[1], /name="description" content="([^"]+)/.exec(html)?.[1]];
    }),
  );
  expect(new Set(heads.map(([title]) => title)).size).toBe(publicPaths.length);
  expect(new Set(heads.map(([, description]) => description)).size).toBe(publicPaths.length);
});

test.describe('a missing page', () => {
  test.use({ expectedNoise: /404 \(Not Found\)/ });

  test('is answered with 404 and a way on, wherever it would be', async ({ page, expectAccessible }) => {
    for (const path of ['/nowhere', '/blog/no-such-post', '/ai-consulting-services/nowhere']) {
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page doesn’t add up');
        await expect(page.locator('meta[name="robots"][content*="noindex"]').first()).toBeAttached();
        await expectAccessible();
        await page.getByRole('link', { name: 'Back to the home page' }).click();
        await expect(page).toHaveURL('/');
      });
    }
  });
});
