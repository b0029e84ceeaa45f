import type { Page } from '@playwright/test';
import { Editor } from './support/posts';
import { expect, test } from './support/test';

test.use({ expectedNoise: /Failed to load resource|could not be saved|Error submitting form/ });

const description = (page: Page) => page.getByRole('textbox', { name: 'Description *' });

const posts = (page: Page) => page.locator('.step-nav').getByRole('link', { name: 'Posts' });

/** A post’s form in the panel, with words in it that the server has not taken. */
async function typeUnsaved(page: Page, words: string): Promise<number> {
  const editor = await Editor.signInToCms(page);
  const post = await editor.write();
  await page.goto(`/cms/collections/posts/${post.id}`);
  await page.route('**/api/posts/**autosave=true**', (route) =>
    route.fulfill({ status: 401, json: { message: 'Authentication required' } }),
  );
  const refused = page.waitForResponse((answer) => answer.url().includes('autosave=true'));
  await description(page).fill(words);
  await refused;
  return post.id;
}

test('the panel asks before somebody leaves what isn’t saved, and before the tab closes', async ({
  page,
}) => {
  const id = await typeUnsaved(page, 'Typed and not saved.');
  await posts(page).click();
  const question = page.getByRole('dialog').filter({ hasText: 'Leave without saving' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page).toHaveURL(`/cms/collections/posts/${id}`);

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  expect(page.isClosed()).toBe(false);
  await expect(description(page)).toHaveValue('Typed and not saved.');
});

test('what the server didn’t take is kept and brought back', async ({ page }) => {
  const id = await typeUnsaved(page, 'Typed as the session ended.');
  await page.unroute('**/api/posts/**autosave=true**');
  await page.goto('/cms');
  await page.goto(`/cms/collections/posts/${id}`);
  await expect(description(page)).toHaveValue('About it.');
  const kept = page.getByRole('region', { name: 'Changes that were not saved' });
  await expect(kept).toContainText('It is kept in this browser.');
  await kept.getByRole('button', { name: 'Bring it back' }).click();
  await expect(description(page)).toHaveValue('Typed as the session ended.');
  await expect(kept).toHaveCount(0);
  const draft = await page.request.get(`/api/posts/${id}?draft=true&depth=0`, {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(await draft.json()).toMatchObject({
    description: 'Typed as the session ended.',
    _status: 'draft',
  });
  await page.reload();
  await expect(description(page)).toHaveValue('Typed as the session ended.');
  await expect(kept).toHaveCount(0);
});

test('a post that is saved leaves nothing behind', async ({ page }) => {
  const editor = await Editor.signInToCms(page);
  const post = await editor.write();
  await page.goto(`/cms/collections/posts/${post.id}`);
  const saved = page.waitForResponse((answer) => answer.url().includes('autosave=true'));
  await description(page).fill('Typed and saved.');
  expect((await saved).ok()).toBe(true);
  const keys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('panel-posts:')));
  await expect.poll(keys).toEqual([]);
  await posts(page).click();
  await expect(page).toHaveURL(/\/cms\/collections\/posts(\?|$)/);
});
