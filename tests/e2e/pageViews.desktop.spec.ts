import type { Page } from '@playwright/test';
import { siteUnderTest } from '../../scripts/testing/testSettings.mjs';
import { expect, test } from './support/test';

const pageViews = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).filter(
      (entry): entry is { title: string; location: string; path: string } =>
        (entry as { event?: string }).event === 'page_view',
    ),
  );

/** Of a page whose clock stands still: it may begin to wait a moment after its title has changed. */
async function viewsIn(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds);
  return pageViews(page);
}

test('each navigation pushes exactly one page_view with title, location and path', async ({ page }) => {
  await page.clock.install();
  await page.goto('/?from=mail');
  const title = await page.title();
  await expect.poll(async () => (await pageViews(page)).length).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
  await expect.poll(async () => (await pageViews(page)).length).toBe(2);
  const teamTitle = await page.title();
  await page.goBack();
  await expect.poll(async () => (await pageViews(page)).length).toBe(3);
  // Whatever would come late comes now.
  await page.clock.fastForward(10_000);
  const home = { event: 'page_view', title, location: `${siteUnderTest.url}/?from=mail`, path: '/' };
  expect(await pageViews(page)).toEqual([
    home,
    { event: 'page_view', title: teamTitle, location: `${siteUnderTest.url}/team`, path: '/team' },
    home,
  ]);
  expect(teamTitle).not.toBe(title);
});

test('it waits 100 ms, by when the new title is there', async ({ page }) => {
  await page.clock.install();
  await page.goto('/story');
  await expect.poll(async () => (await pageViews(page)).length).toBe(1);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveTitle(/Team/);
  await page.clock.runFor(99);
  expect(await pageViews(page)).toHaveLength(1);
  await expect.poll(() => viewsIn(page, 1)).toHaveLength(2);
});

test('a title that comes late is waited for', async ({ page }) => {
  await page.clock.install();
  await page.goto('/story');
  await expect.poll(async () => (await pageViews(page)).length).toBe(1);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveTitle(/Team/);
  const titleNow = await page.evaluate(() => {
    const title = document.title;
    document.title = '';
    return title;
  });
  await page.clock.runFor(100);
  expect(await pageViews(page)).toHaveLength(1);
  await page.evaluate((title) => (document.title = title), titleNow);
  await expect.poll(() => viewsIn(page, 100)).toHaveLength(2);
  expect((await pageViews(page))[1]?.title).toBe(titleNow);
});

test('an anchor is not another page', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect.poll(async () => (await pageViews(page)).length).toBe(1);
  await page.getByRole('link', { name: 'Learn More about AI Leadership' }).click();
  await expect(page).toHaveURL('/#service-tiers');
  await page.clock.fastForward(10_000);
  expect(await pageViews(page)).toHaveLength(1);
});
