import { Editor } from './support/posts';
import { expect, test } from './support/test';

test('the CMS says what to look at before publishing, and leads there', async ({ page }) => {
  const editor = await Editor.signInToCms(page);
  const draft = await editor.write({ _status: 'draft', description: 'Short.' });
  await page.goto(`/cms/collections/posts/${draft.id}`);
  const check = page.getByRole('region', { name: 'Publish check' });
  const finding = check.getByRole('listitem').filter({ hasText: 'The description is short' });
  await expect(finding).toBeVisible();

  await check.getByRole('button', { name: /^Show The description/ }).click();
  const description = page.getByRole('textbox', { name: 'Description' }).first();
  await expect(description).toBeFocused();
  await description.fill(
    'Three tasks from a firm of twenty people, costed hour by hour, with the formula so that you can put in your own.',
  );
  await expect(finding).toHaveCount(0);

  await check.getByRole('button', { name: /^Show Without a cover/ }).click();
  await expect(page.locator('#field-cover button').first()).toBeFocused();
});

test('the CMS shows a cover of another site and says what holds it back', async ({ page }) => {
  const editor = await Editor.signInToCms(page);
  const coverUrl = 'https://pictures.example.com/desk.jpg';
  const draft = await editor.write({ _status: 'draft', coverUrl });
  await page.goto(`/cms/collections/posts/${draft.id}`);
  await expect(page.getByRole('textbox', { name: 'Cover on another site' })).toHaveValue(coverUrl);
  const check = page.getByRole('region', { name: 'Publish check' });
  await expect(check).toContainText('Readers don’t see covers from other sites.');
});
