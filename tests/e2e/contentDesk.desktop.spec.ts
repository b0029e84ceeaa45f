import { Editor, freshTitle } from './support/posts';
import { expect, test } from './support/test';

// Far from the server: hours are by the reader's clock.
test.use({ timezoneId: 'America/New_York' });

test('The first screen of the CMS shows what waits, and leads to it', async ({ page }) => {
  const editor = await Editor.signInToCms(page);
  await editor.write({ metaTitle: 'Wide words '.repeat(9) });
  await editor.saveDraft(await editor.write(), { title: freshTitle() });
  const section = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });

  await test.step('shows posts that are out, and drafts by the reader’s clock', async () => {
    await page.goto('/cms');
    await expect(page.locator('[data-own-part]').getByRole('region')).toHaveCount(8);
    const published = section('Recently published');
    await expect(published.getByRole('listitem').getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/cms\/collections\/posts\/\d+$/,
    );
    const moments = section('Drafts').locator('time');
    await expect(moments.first()).toHaveText(/\d:\d\d\s[AP]M$/);
    const wrong = await moments.evaluateAll((all) => {
      const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
      const inNewYork = (one: Element) => clock.format(new Date(one.getAttribute('datetime') ?? ''));
      return all.filter((one) => !one.textContent.endsWith(inNewYork(one))).map((one) => one.outerHTML);
    });
    expect(wrong).toEqual([]);
  });

  await test.step('leads to the metadata check, and back', async () => {
    await section('Findings on published pages')
      .getByRole('link', { name: /^Show all/ })
      .press('Enter');
    await expect(page).toHaveURL('/cms/metadata-check');
    await page.goBack();
  });

  await test.step('begins a new post', async () => {
    await page.getByRole('link', { name: 'New post' }).click();
    await expect(page).toHaveURL(/\/cms\/collections\/posts\/\d+/);
  });
});
