import { randomUUID } from 'node:crypto';
import { signInAsAdmin } from './support/accounts';
import { endFrom, hopFrom } from './support/hops';
import { Editor } from './support/posts';
import { expect, test } from './support/test';

const path = '/admin/categories';

test('Categories and tags are made, renamed and deleted, and their readers are led on', async ({
  page,
  request,
  expectAccessible,
}) => {
  test.slow();
  const editor = await Editor.signIn(request);
  const mark = randomUUID().slice(0, 8);
  const [first, second] = [`Topic ${mark} a`, `Topic ${mark} b`];
  const addressOf = (name: string) => `/blog/category/${name.toLowerCase().replaceAll(' ', '-')}`;
  const tag = `Tag ${mark}`;
  const tagAddress = `/blog/tag/tag-${mark}`;
  const moved = (to: string) => ({ status: 308, locations: [to] });
  let categoryId = 0;

  await test.step('creates two categories', async () => {
    await signInAsAdmin(page);
    await page.goto(path);
    for (const name of [first, second]) {
      const created = page.waitForResponse(
        (response) => response.request().method() === 'POST' && response.url().endsWith('/categories'),
      );
      await page.getByRole('textbox', { name: 'Category Name' }).fill(name);
      await page.getByRole('button', { name: 'Create Category' }).click();
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      if (name === first) categoryId = ((await (await created).json()) as { id: number }).id;
    }
    await expectAccessible();
  });
  const post = await editor.write({ category: categoryId, tags: [tag] });
  expect((await hopFrom(addressOf(first))).status).toBe(200);

  await test.step('renames a tag at all posts', async () => {
    await page.reload();
    await page.getByRole('button', { name: `Rename ${tag}` }).click();
    const dialog = page.getByRole('dialog', { name: `Rename “${tag}”` });
    await dialog.getByRole('textbox', { name: 'New name' }).fill(`${tag} b`);
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect(page.getByText(`“${tag}” is now called “${tag} b”.`)).toBeVisible();
    await expect(page.locator('body')).not.toBeFocused();
    await expect.poll(() => hopFrom(tagAddress)).toEqual(moved(`${tagAddress}-b`));
    expect(await hopFrom(`${tagAddress}/page/2`)).toEqual(moved(`${tagAddress}-b/page/2`));
    expect(await endFrom(tagAddress)).toEqual({ status: 200, path: `${tagAddress}-b` });
  });

  await test.step('deletes a category whose posts go to another one, and that one', async () => {
    const removeWith = async (name: string, choice?: string) => {
      await page.getByRole('button', { name: `Delete ${name}` }).click();
      const question = page.getByRole('dialog', { name: 'Delete category' });
      await expect(question.getByText(/^1 post in this category, including drafts\./)).toBeVisible();
      if (choice) {
        await expectAccessible();
        await question.getByRole('combobox', { name: 'Move to' }).selectOption(choice);
      }
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0);
      await expect(page.locator('body')).not.toBeFocused();
    };
    await removeWith(first, second);
    expect(await hopFrom(addressOf(first))).toEqual(moved(addressOf(second)));
    await removeWith(second);
    for (const name of [second, first]) {
      expect(await hopFrom(addressOf(name))).toEqual(moved('/blog'));
      expect(await hopFrom(`${addressOf(name)}/page/2`)).toEqual(moved('/blog'));
    }
    expect(await endFrom(addressOf(first))).toEqual({ status: 200, path: '/blog' });
    await page.goto(`/blog/${post.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
    await expect(page.getByRole('link', { name: second })).toHaveCount(0);
  });
});
