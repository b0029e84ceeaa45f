import { randomUUID } from 'node:crypto';
import { signInAsAdmin } from './support/accounts';
import { BlogAdmin } from './support/blogAdmin';
import { Editor } from './support/posts';
import { expect, test } from './support/test';

test('pages, searches and sorts on the server, in the address', async ({ page }) => {
  const mark = randomUUID();
  // The x keeps the number from being found among the mark's own digits.
  const titleOf = (count: number) => `${mark} x${String(count).padStart(2, '0')}`;
  const editor = await Editor.signIn(page.request);
  for (let count = 1; count <= 21; count += 1) {
    await editor.write({ title: titleOf(count) });
  }
  await signInAsAdmin(page);
  const admin = new BlogAdmin(page);
  await admin.open(`?search=${mark}&sort=title`);
  const table = page.getByRole('table', { name: 'Posts' });
  const rows = table.getByRole('rowheader');
  await expect(page.getByText('21 posts')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(mark);
  await expect(rows).toHaveCount(20);
  await expect(rows.first()).toContainText(titleOf(1));
  await expect(table.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending');

  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(titleOf(21));
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await page.goBack();
  await expect(rows).toHaveCount(20);
  await table.getByRole('button', { name: 'Title' }).click();
  await expect(page).toHaveURL(/sort=-title/);
  await expect(rows.first()).toContainText(titleOf(21));
  await page.getByRole('searchbox').fill(titleOf(7));
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/search=.*07/);
});
