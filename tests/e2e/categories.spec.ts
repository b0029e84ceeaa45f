import { randomUUID } from 'node:crypto';
import type { Route } from '@playwright/test';
import { signInAsAdmin } from './support/accounts';
import { endFrom, hopFrom } from './support/hops';
import { Editor } from './support/posts';
import { expect, test } from './support/test';

const path = '/admin/categories';

test('creates and deletes a category', async ({ page, expectAccessible }) => {
  await signInAsAdmin(page);
  await page.goto(path);
  const name = `Topic ${randomUUID()}`;
  const create = page.getByRole('button', { name: 'Create Category' });
  await expect(create).toBeDisabled();
  await page.getByRole('textbox', { name: 'Category Name' }).fill('   ');
  await expect(create).toBeDisabled();
  await page.getByRole('textbox', { name: 'Category Name' }).fill(`  ${name} `);
  await create.click();
  await expect(page.getByRole('status').filter({ hasText: 'Category created successfully!' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Category Name' })).toHaveValue('');
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expectAccessible();

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('dialog', { name: 'Delete category' });
  await expect(question.getByRole('paragraph')).toHaveText([
    'Are you sure you want to delete this category?',
  ]);
  await expect(question.getByRole('combobox')).toHaveCount(0);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
});

test('keeps what is typed about a new category until it is created', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(path);
  const name = `Topic ${randomUUID()}`;
  const field = (label: string) => page.getByRole('textbox', { name: label });
  await field('Category Name').fill(name);
  await field('Description').fill('Typed and not sent.');
  await page.reload();
  await expect(field('Category Name')).toHaveValue(name);
  await expect(field('Description')).toHaveValue('Typed and not sent.');
  await page.getByRole('button', { name: 'Create Category' }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(field('Category Name')).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(field('Category Name')).toHaveValue('');
});

test('renames a tag at all posts, and leads its readers on', async ({ page, request, expectAccessible }) => {
  const editor = await Editor.signIn(request);
  const name = `Tag ${randomUUID().slice(0, 8)}`;
  const slug = name.toLowerCase().replace(' ', '-');
  await editor.write({ tags: [name] });
  await signInAsAdmin(page);
  await page.goto(path);
  await page.getByRole('button', { name: `Rename ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Rename “${name}”` });
  await expect(dialog.getByRole('button', { name: 'Rename' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'New name' }).fill(`${name} b`);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByText(`“${name}” is now called “${name} b”.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: `${name} b`, exact: true })).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();

  const moved = (to: string) => ({ status: 308, locations: [to] });
  await expect.poll(() => hopFrom(`/blog/tag/${slug}`)).toEqual(moved(`/blog/tag/${slug}-b`));
  expect(await hopFrom(`/blog/tag/${slug}/page/2`)).toEqual(moved(`/blog/tag/${slug}-b/page/2`));
  expect(await endFrom(`/blog/tag/${slug}`)).toEqual({ status: 200, path: `/blog/tag/${slug}-b` });
});

test.describe('when it fails', { tag: '@desktop' }, () => {
  test.use({ expectedNoise: /Failed to load resource|could not be/ });

  test('shows the empty list, and a line below offers to try again', async ({ page }) => {
    await signInAsAdmin(page);
    const calls = '**/api/admin/blog/categories';
    const fail = (route: Route) => route.fulfill({ status: 500, json: { message: 'Down' } });
    for (const answer of [fail, (route: Route) => route.abort()]) {
      await page.route(calls, answer);
      await page.goto(path);
      await expect(page.getByText('Create your first category with the form.')).toBeVisible();
      const line = page.getByRole('alert').filter({ hasText: 'The site doesn’t answer just now.' });
      await expect(line).toBeVisible();
      await page.unroute(calls);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(line).toBeHidden();
    }
  });

  test('says so in the documented words', async ({ page }) => {
    await signInAsAdmin(page);
    await page.goto(path);
    const name = page.getByRole('textbox', { name: 'Category Name' });
    const create = page.getByRole('button', { name: 'Create Category' });
    const alert = page.getByRole('main').getByRole('alert');
    await name.fill('!!!');
    await create.click();
    await expect(alert).toHaveText(/^Failed to create category: \S/);
    const calls = '**/api/admin/blog/categories';
    await page.route(calls, (route) => route.fulfill({ status: 500, body: 'Down' }));
    await create.click();
    await expect(alert).toHaveText('Failed to create category: Unknown error');
    await page.unroute(calls);
    await page.route(calls, (route) => route.abort());
    await create.click();
    await expect(alert).toHaveText('Error creating category');
    await page.unroute(calls);
    await page.evaluate(() => localStorage.removeItem('token'));
    await create.click();
    await expect(alert).toHaveText('No authentication token found');
    await expect(name).toHaveValue('!!!');
  });

  test('says at the new name of a tag that something in between answered', async ({ page, request }) => {
    const name = `Tag ${randomUUID().slice(0, 8)}`;
    await (await Editor.signIn(request)).write({ tags: [name] });
    await signInAsAdmin(page);
    await page.goto(path);
    const calls = '**/api/admin/blog/tags/*';
    await page.route(calls, (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }));
    await page.getByRole('button', { name: `Rename ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Rename “${name}”` });
    await dialog.getByRole('textbox', { name: 'New name' }).fill(`${name} b`);
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'The tag could not be renamed. Check your connection and try again.',
    );
    await page.unroute(calls);
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect(page.getByText(`“${name}” is now called “${name} b”.`)).toBeVisible();
  });

  test('says at the question that a deletion failed, and asks again', async ({ page, request }) => {
    const editor = await Editor.signIn(request);
    const headers = { Authorization: `Bearer ${editor.token}` };
    const data = { name: `Topic ${randomUUID()}` };
    await request.post('/api/categories', { data, headers });
    await signInAsAdmin(page);
    await page.goto(path);
    const call = /\/api\/admin\/blog\/categories\/\d+/;
    await page.route(call, (route) => route.fulfill({ status: 500, json: { message: 'Down' } }));
    await page.getByRole('button', { name: `Delete ${data.name}` }).click();
    const question = page.getByRole('dialog', { name: 'Delete category' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question.getByRole('alert')).toHaveText('Failed to delete category');
    await page.unroute(call);

    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole('heading', { name: data.name, exact: true })).toHaveCount(0);
  });
});

test.describe('one that posts use', { tag: '@desktop' }, () => {
  test('is deleted, its posts go where it is said or have none, and its readers with them', async ({
    page,
    request,
    expectAccessible,
  }) => {
    const editor = await Editor.signIn(request);
    const headers = { Authorization: `Bearer ${editor.token}` };
    const create = async () => {
      const answer = await request.post('/api/categories', {
        data: { name: `Topic ${randomUUID()}` },
        headers,
      });
      return ((await answer.json()) as { doc: { id: number; name: string; slug: string } }).doc;
    };
    const [first, second] = [await create(), await create()];
    const post = await editor.write({ category: first.id });
    const addressOf = ({ slug }: { slug: string }) => `/blog/category/${slug}`;
    expect((await hopFrom(addressOf(first))).status).toBe(200);
    await page.goto(`/blog/${post.slug}`);
    await expect(page.getByRole('link', { name: first.name }).first()).toBeVisible();

    await signInAsAdmin(page);
    await page.goto(path);
    const removeWith = async (name: string, choice?: string) => {
      await page.getByRole('button', { name: `Delete ${name}` }).click();
      const question = page.getByRole('dialog', { name: 'Delete category' });
      await expect(question.getByText('1 post in this category, drafts included.')).toBeVisible();
      await expectAccessible();
      const moveTo = question.getByRole('combobox', { name: 'Move to' });
      if (choice) await moveTo.selectOption(choice);
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0);
    };
    await removeWith(first.name, second.name);
    expect(await hopFrom(addressOf(first))).toEqual({ status: 308, locations: [addressOf(second)] });
    await removeWith(second.name);
    for (const category of [second, first]) {
      expect(await hopFrom(addressOf(category))).toEqual({ status: 308, locations: ['/blog'] });
      expect(await hopFrom(`${addressOf(category)}/page/2`)).toEqual({ status: 308, locations: ['/blog'] });
    }
    expect(await endFrom(addressOf(first))).toEqual({ status: 200, path: '/blog' });
    await page.goto(`/blog/${post.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
    await expect(page.getByRole('link', { name: second.name })).toHaveCount(0);
  });
});
