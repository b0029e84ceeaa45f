import { signInAs, signInAsAdmin } from './support/accounts';
import { BlogAdmin } from './support/blogAdmin';
import { Editor, freshTitle } from './support/posts';
import { expect, test } from './support/test';

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
  await expect(row).toContainText('Readers had it');
  await expectAccessible();
  await row.getByRole('button', { name: `Restore “${title}”` }).click();
  await expect(page.getByText(`“${title}” is a draft again.`)).toBeVisible();
  await expect(row).toBeHidden();
  expect(await found()).toEqual([]);

  await admin.edit(slug);
  await expect(admin.field('Title')).toHaveValue(title);
  await expect(admin.field('Published')).not.toBeChecked();
  await admin.field('Published').check();
  await admin.saveAndClose();
  expect(await found()).toEqual([path, ...places]);
});

test('administrators alone delete for good', async ({ page, request, expectAccessible }) => {
  const editor = await Editor.signIn(request);
  const { slug, title } = await editor.write({ title: freshTitle() });
  const headers = { Authorization: `Bearer ${editor.token}` };
  await request.delete(`/api/admin/blog/post/${slug}`, { headers });

  await signInAs(page, 'marketer');
  await page.goto('/admin/trash');
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row.getByRole('button')).toHaveText([`Restore “${title}”`]);

  await signInAsAdmin(page);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/admin/trash');
  await row.getByRole('button', { name: `Delete for good “${title}”` }).click();
  const question = page.getByRole('dialog', { name: 'Delete for good' });
  await expect(question).toContainText('It can’t be put back after this.');
  await expectAccessible();
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText(`“${title}” is gone for good.`)).toBeVisible();
  await expect(row).toBeHidden();
});
