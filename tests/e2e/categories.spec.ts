import { randomUUID } from 'node:crypto';
import { signInAsAdmin } from './support/accounts';
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
  await expect(question).toContainText('Are you sure you want to delete this category?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0);
});

test.describe('when it fails', { tag: '@desktop' }, () => {
  test.use({ expectedNoise: /Failed to load resource|could not be/ });

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
});
