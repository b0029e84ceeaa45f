import type { Page } from '@playwright/test';
import { signInAs, signInAsAdmin } from './support/accounts';
import { BlogAdmin } from './support/blogAdmin';
import { Editor, freshTitle } from './support/posts';
import { expect, test } from './support/test';
import { expectSaid } from './support/toasts';
import { asAdmin } from './support/users';

test('a deleted post is gone at once, waits in the trash, and comes back', async ({
  page,
  request,
  expectAccessible,
}) => {
  test.slow();
  const editor = await Editor.signIn(request);
  const { slug, title } = await editor.write({ title: freshTitle(), date: '2089-03-01T12:00:00.000Z' });
  const [path, places] = [`/blog/${slug}`, ['/blog', '/blog/rss.xml', '/blog/feed.json', '/sitemap.xml']];
  /** Where readers find it. */
  const found = async () => {
    const shown = [(await request.get(path)).status() === 200 ? path : []].flat();
    for (const place of places)
      if ((await (await request.get(place)).text()).includes(slug)) shown.push(place);
    return shown;
  };
  expect(await found()).toEqual([path, ...places]);

  await signInAsAdmin(page);
  const admin = new BlogAdmin(page);
  await admin.open();
  await (await admin.find(title)).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete post' });
  await expect(question).toContainText('For 30 days it waits in the trash');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toBeHidden();
  expect(await found()).toEqual([]);

  await page.getByRole('link', { name: 'Trash' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('Was public');
  await expectAccessible();
  await row.getByRole('button', { name: `Restore “${title}”` }).click();
  await expectSaid(page, `“${title}” is a draft again.`);
  await expect(row).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
  expect(await found()).toEqual([]);

  await admin.edit(slug);
  await expect(admin.field('Title')).toHaveValue(title);
  await expect(admin.field('Published')).not.toBeChecked();
  await admin.field('Published').check();
  await admin.saveAndClose();
  expect(await found()).toEqual([path, ...places]);
});

/** The row of a post that was deleted a moment ago. */
async function deletedRow(page: Page) {
  const editor = await Editor.signIn(page.request);
  const { slug, title } = await editor.write({ title: freshTitle() });
  await page.request.delete(`/api/admin/blog/post/${slug}`, { headers: asAdmin(editor.token) });
  await page.goto('/admin/trash');
  return { title, row: page.getByRole('row').filter({ hasText: title }) };
}

test('marketers put back, and delete nothing for good', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, 'marketer');
  const { row, title } = await deletedRow(page);
  await expect(row.getByRole('button')).toHaveText([`Restore “${title}”`]);
});

test('administrators delete for good', async ({ page, expectAccessible }) => {
  await signInAsAdmin(page);
  const { row, title } = await deletedRow(page);
  await row.getByRole('button', { name: `Delete for good “${title}”` }).click();
  const question = page.getByRole('dialog', { name: 'Delete for good' });
  await expect(question).toContainText('It can’t be restored after this.');
  await expectAccessible();
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expectSaid(page, `“${title}” was deleted for good.`);
  await expect(row).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
});
