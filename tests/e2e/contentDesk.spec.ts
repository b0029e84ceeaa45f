import { signIn, signInAs } from './support/accounts';
import { Editor, freshTitle } from './support/posts';
import { expect, test } from './support/test';

test('the panel’s first screen shows what waits, and leads to it', async ({ page }) => {
  const editor = await Editor.signInToCms(page);
  await editor.write({ metaTitle: 'Wide words '.repeat(9) });
  await page.goto('/cms');
  const section = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  await expect(page.locator('[data-own-part]').getByRole('region')).toHaveCount(8);
  const published = section('Recently published');
  await expect(published.getByRole('link', { name: /^Show all/ })).toHaveAttribute('href', '/blog');
  await expect(published.getByRole('listitem').getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/blog\/./,
  );
  await section('Findings on live pages')
    .getByRole('link', { name: /^Show all/ })
    .press('Enter');
  await expect(page).toHaveURL('/admin/seo');
  await page.goBack();
  await page.getByRole('link', { name: 'New post' }).click();
  await expect(page).toHaveURL(/\/cms\/collections\/posts\/\d+/);
});

test('the address of the former desk leads there', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, 'marketer');
  await page.goto('/admin/desk');
  await expect(page).toHaveURL('/cms');
  await expect(page.getByRole('region', { name: /^Drafts/ })).toBeVisible();
});

test.describe('far from the server', { tag: '@desktop' }, () => {
  test.use({ timezoneId: 'America/New_York' });

  test('hours are by the reader’s clock', async ({ page }) => {
    const editor = await Editor.signInToCms(page);
    await editor.saveDraft(await editor.write(), { title: freshTitle() });
    await page.goto('/cms');
    const moments = page.getByRole('region', { name: /^Drafts/ }).locator('time');
    await expect(moments.first()).toHaveText(/\d:\d\d\s[AP]M$/);
    const wrong = await moments.evaluateAll((all) => {
      const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
      const inNewYork = (one: Element) => clock.format(new Date(one.getAttribute('datetime') ?? ''));
      return all.filter((one) => !one.textContent.endsWith(inNewYork(one))).map((one) => one.outerHTML);
    });
    expect(wrong).toEqual([]);
  });
});

test('clients are sent to their dashboard', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/desk');
  await expect(page).toHaveURL('/dashboard');
});
