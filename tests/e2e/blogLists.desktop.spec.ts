import { randomUUID } from 'node:crypto';
import { signInAsAdmin } from './support/accounts';
import { BlogAdmin } from './support/blogAdmin';
import { Editor } from './support/posts';
import { expect, test } from './support/test';

test('pages, searches and sorts on the server, in the address', async ({ page }) => {
  const mark = randomUUID();
  const editor = await Editor.signIn(page.request);
  for (let count = 1; count <= 21; count += 1) {
    await editor.write({ title: `${mark} ${String(count).padStart(2, '0')}` });
  }
  await signInAsAdmin(page);
  const admin = new BlogAdmin(page);
  await admin.open(`?search=${mark}&sort=title`);
  const table = page.getByRole('table', { name: 'Posts' });
  const rows = table.getByRole('rowheader');
  await expect(page.getByText('21 posts')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(mark);
  await expect(rows).toHaveCount(20);
  await expect(rows.first()).toContainText(`${mark} 01`);
  await expect(table.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending');

  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(`${mark} 21`);
  await page.goBack();
  await expect(rows).toHaveCount(20);
  await table.getByRole('button', { name: 'Title' }).click();
  await expect(page).toHaveURL(/sort=-title/);
  await expect(rows.first()).toContainText(`${mark} 21`);
  await page.getByRole('searchbox').fill(`${mark} 07`);
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/search=.*07/);
});
