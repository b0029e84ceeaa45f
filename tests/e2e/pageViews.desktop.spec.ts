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

test('each navigation pushes exactly one page_view, when its title is there', async ({ page }) => {
  await page.clock.install();
  const count = async () => (await pageViews(page)).length;

  await test.step('with title, location and path, and none for an anchor', async () => {
    await page.goto('/?from=mail');
    const title = await page.title();
    await expect.poll(count).toBe(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
    await expect.poll(count).toBe(2);
    const teamTitle = await page.title();
    await page.goBack();
    await expect.poll(count).toBe(3);
    await page.getByRole('link', { name: 'Learn More about AI Leadership' }).click();
    await expect(page).toHaveURL('/?from=mail#service-tiers');
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

  await test.step('after 100 ms', async () => {
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
    await expect(page).toHaveTitle(/Team/);
    await page.clock.runFor(99);
    expect(await count()).toBe(3);
    await expect.poll(() => viewsIn(page, 1)).toHaveLength(4);
  });

  await test.step('later when its title comes late', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Story' }).click();
    await expect(page).toHaveURL('/story');
    await expect(page).toHaveTitle(/Story/);
    const titleNow = await page.evaluate(() => {
      const title = document.title;
      document.title = '';
      return title;
    });
    await page.clock.runFor(100);
    expect(await count()).toBe(4);
    await page.evaluate((title) => (document.title = title), titleNow);
    await expect.poll(() => viewsIn(page, 100)).toHaveLength(5);
    expect((await pageViews(page))[4]?.title).toBe(titleNow);
  });
});
