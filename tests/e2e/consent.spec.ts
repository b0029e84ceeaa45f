import type { Page } from '@playwright/test';
import { signIn } from './support/accounts';
import { expect, test } from './support/test';
import { watchForeignRequests } from './support/watchForeignRequests';

const vendorScript = /^https:\/\/www\.googletagmanager\.com\/gtm\.js\?id=GTM-TEST123$/;

// Everybody else in these tests has refused already.
test.use({ storageState: { cookies: [], origins: [] } });

test.beforeEach(async ({ context }) => {
  await context.route(vendorScript, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
});

const banner = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' });
const answer = (page: Page, name: 'Refuse' | 'Agree') => banner(page).getByRole('button', { name });
const reopen = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Analytics choice' });

/** What the vendor would read as consent commands. */
const consentCommands = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .filter((entry) => Object.prototype.toString.call(entry) === '[object Arguments]')
      .map((entry) => Array.from(entry as ArrayLike<unknown>)),
  );

const consent = (analytics: 'granted' | 'denied') => ({
  analytics_storage: analytics,
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
});

test('nothing is asked of the vendor before an answer, and refusing is as easy as agreeing', async ({
  page,
  expectAccessible,
}) => {
  const asked = watchForeignRequests(page);
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await expectAccessible();
  const [refuse, agree] = [
    await answer(page, 'Refuse').boundingBox(),
    await answer(page, 'Agree').boundingBox(),
  ];
  expect(refuse?.width).toBe(agree?.width);
  expect(refuse?.height).toBe(agree?.height);
  expect(refuse?.y).toBe(agree?.y);
  expect(await page.evaluate(() => Object.prototype.toString.call(window.dataLayer?.[0]))).toBe(
    '[object Arguments]',
  );
  expect(await consentCommands(page)).toEqual([['consent', 'default', consent('denied')]]);

  await answer(page, 'Refuse').click();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await expect(reopen(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toBeHidden();
  expect(asked).toEqual([]);
});

test(
  'agreeing loads the vendor once, and holds in every tab until the footer takes it back',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const asked = watchForeignRequests(page);
    const other = await context.newPage();
    const askedByOther = watchForeignRequests(other);
    await page.goto('/');
    await other.goto('/story');
    await expect(banner(other)).toBeVisible();

    await test.step('a refusal is turned round, and the focus comes back', async () => {
      await answer(page, 'Refuse').click();
      await expect(banner(other)).toBeHidden();
      await reopen(page).click();
      await expect(page.getByRole('heading', { name: 'May we count your visit?' })).toBeFocused();
      await answer(page, 'Agree').click();
      await expect(reopen(page)).toBeFocused();
      await expect.poll(() => asked).toEqual([expect.stringMatching(vendorScript)]);
      await expect.poll(() => askedByOther.length).toBe(1);
      const commands = await consentCommands(page);
      expect(commands[0]).toEqual(['consent', 'default', consent('denied')]);
      expect(commands.at(-1)).toEqual(['consent', 'update', consent('granted')]);
    });

    await test.step('it is remembered, and loaded once', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
      await expect(page).toHaveURL('/team');
      expect(asked).toHaveLength(1);
      await page.goto('/privacy');
      await expect.poll(() => asked.length).toBe(2);
    });

    await test.step('taking it back reloads all tabs without the vendor', async () => {
      await reopen(page).click();
      const reloaded = [page.waitForEvent('load'), other.waitForEvent('load')];
      await answer(page, 'Refuse').click();
      await Promise.all(reloaded);
      for (const tab of [page, other]) {
        await tab.waitForLoadState('networkidle');
        await expect(banner(tab)).toBeHidden();
        await expect(tab.locator('script[data-tag-manager]')).toHaveCount(0);
      }
      expect([asked.length, askedByOther.length]).toEqual([2, 1]);
    });
  },
);

test(
  'who agreed is measured on no page that opens an account, and on no screen of the portal',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page);
    const asked = watchForeignRequests(page);
    await page.goto('/');
    await answer(page, 'Agree').click();
    await expect.poll(() => asked.length).toBe(1);
    const views = () =>
      page.evaluate(() =>
        (window.dataLayer ?? []).filter((entry) => (entry as { event?: string }).event === 'page_view'),
      );

    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.locator('script[data-tag-manager]')).toHaveCount(0);
    await expect.poll(views).toHaveLength(1);
    expect(asked).toHaveLength(1);

    await page.goto('/reset-password#token=secret');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(views).toHaveLength(1);
    expect(JSON.stringify(await views())).not.toContain('secret');
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(1);
  },
);
