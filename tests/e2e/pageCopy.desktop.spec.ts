import type { Page } from '@playwright/test';
import { siteUnderTest } from '../../scripts/testing/testSettings.mjs';
import { createAccount } from './support/accounts';
import { expect, test } from './support/test';
import { expectSaid } from './support/toasts';

// The preview’s frame runs no scripts, so Chromium refuses those that the tests add to every frame, too.
test.use({
  expectedNoise: /^Blocked script execution in 'about:(?:blank|srcdoc)'|Failed to load resource.*40[09]/,
});

// A page whose words no other test reads.
const path = '/story';

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' }).frameLocator('iframe');
const headline = (page: Page) =>
  page
    .getByRole('group', { name: 'Top of the page' })
    .getByRole('textbox', { name: 'Headline', exact: true });
const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Saves the form, and waits at most two seconds until visitors get the page with these words, or without them. */
async function saveUntilVisitors(visitor: Page, page: Page, get: 'with' | 'without', words: string) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectSaid(page, 'Updated successfully.');
  const isShown = async () => (await (await visitor.request.get(path)).text()).includes(words);
  await expect.poll(isShown, { timeout: 2_000, intervals: [100] }).toBe(get === 'with');
  await visitor.goto(path);
}

test('a marketer replaces a headline, sees it beside the form before saving it, and restores it', async ({
  page,
  browser,
}) => {
  const { token } = await createAccount('marketer');
  await page.context().addCookies([{ name: 'payload-token', value: token, url: siteUnderTest.url }]);
  const visitor = await (await browser.newContext({ baseURL: siteUnderTest.url })).newPage();
  await visitor.goto(path);
  const builtIn = await headingOf(visitor).innerText();

  await page.goto('/cms/collections/seo-pages');
  await page.getByRole('link', { name: 'Our Story', exact: true }).click();
  await expect(headline(page)).toHaveAttribute('placeholder', builtIn);
  await page.getByRole('button', { name: 'Show preview' }).click();
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(builtIn);

  const words = `Counted by us in ${Date.now()}`;
  await headline(page).fill(words);
  for (const [device, width] of [
    ['Desktop', 1440],
    ['Phone', 360],
  ] as const) {
    await page.getByRole('button', { name: device }).click();
    await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(words);
    expect(
      await preview(page)
        .locator('html')
        .evaluate((html) => html.clientWidth),
    ).toBe(width);
  }
  await visitor.goto(path);
  await expect(headingOf(visitor)).toHaveText(builtIn);

  await saveUntilVisitors(visitor, page, 'with', words);
  await expect(headingOf(visitor)).toHaveText(words);
  await page.getByRole('button', { name: 'Restore the built-in words of Headline, Top of the page' }).click();
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(builtIn);
  await saveUntilVisitors(visitor, page, 'without', words);
  await expect(headingOf(visitor)).toHaveText(builtIn);

  await test.step('a refused save leads to the field', async () => {
    const save = page.getByRole('button', { name: 'Save', exact: true });
    const closing = page
      .getByRole('group', { name: 'End of the page' })
      .getByRole('textbox', { name: 'Headline' });
    await closing.fill('x'.repeat(200));
    await save.click();
    await expect(closing).toBeFocused();
    await expect(closing).toBeInViewport();
    await expect(closing).toHaveAccessibleDescription('200 of 120 characters');
    await expect(
      page.getByText('End of the page, Headline: Must be at most 120 characters').first(),
    ).toBeVisible();
    await closing.fill('');
    await expect(closing).toHaveAttribute('aria-invalid', 'false');
    await save.click();
    await expectSaid(page, 'Updated successfully.');
  });
});

test('restoring changes leaves what a colleague has saved', async ({ page }) => {
  const { token } = await createAccount('marketer');
  await page.context().addCookies([{ name: 'payload-token', value: token, url: siteUnderTest.url }]);
  const headers = { Authorization: `Bearer ${token}` };
  const found = await page.request.get('/api/seo-pages?where[pageKey][equals]=consulting-management', {
    headers,
  });
  const { docs } = (await found.json()) as { docs: { id: number }[] };
  const record = `/api/seo-pages/${docs[0]?.id}`;
  const patch = async (data: object) =>
    expect((await page.request.patch(record, { headers, data })).status()).toBe(200);
  const introduction = page
    .getByRole('group', { name: 'Top of the page' })
    .getByRole('textbox', { name: 'Introduction' });
  const save = page.getByRole('button', { name: 'Save', exact: true });

  await page.goto(`/cms/collections/seo-pages/${docs[0]?.id}`);
  await test.step('only the changed words come back', async () => {
    // The first change asks the server whether the form is up to date.
    const checked = page.waitForResponse((response) => response.request().method() === 'POST');
    await introduction.fill('Typed in this form.');
    await checked;
    await patch({ title: 'Saved meanwhile', copy: { sections: { hero: { heading: 'A colleague’s' } } } });
    await save.click();
    await expectSaid(page, /^This was saved elsewhere/);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(headline(page)).toHaveValue('A colleague’s');
    await page.getByRole('button', { name: 'Restore changes' }).click();
    await expect(introduction).toHaveValue('Typed in this form.');
    await expect(headline(page)).toHaveValue('A colleague’s');
    await save.click();
    await expectSaid(page, 'Updated successfully.');
    expect(await (await page.request.get(record, { headers })).json()).toMatchObject({
      title: 'Saved meanwhile',
      copy: { sections: { hero: { heading: 'A colleague’s', lede: 'Typed in this form.' } } },
    });
  });

  await patch({ title: null, copy: null });
});
