import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { signInAsAdmin } from './support/accounts';
import { BlogAdmin } from './support/blogAdmin';
import { Editor } from './support/posts';
import { expect, test } from './support/test';

const markdownFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/markdown',
  buffer: Buffer.from(text),
});

test('imports a Markdown file, refuses it the second time, and gives it back', async ({
  page,
  expectAccessible,
}) => {
  await signInAsAdmin(page);
  const admin = new BlogAdmin(page);
  await admin.open();
  const slug = `imported-${randomUUID()}`;
  const file = markdownFile(
    `${slug}.md`,
    `---\ntitle: Imported ${slug}\nslug: ${slug}\ndescription: From a file.\n---\n\nWords of the file.\n`,
  );
  const dialog = page.getByRole('dialog', { name: 'Import posts' });
  const openImport = () => page.getByRole('button', { name: 'Import', exact: true }).click();
  const send = () => dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await openImport();
  await send();
  const field = dialog.getByLabel('Markdown file or zip archive');
  await expect(field).toHaveAccessibleDescription('Choose a file.');
  await expect(field).toBeFocused();
  await expectAccessible();
  await field.setInputFiles(file);
  await send();
  await expect(dialog.getByRole('list', { name: 'Imported files' })).toContainText('Created');
  await expect(page.locator('body')).not.toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await openImport();
  await field.setInputFiles(file);
  await send();
  await expect(dialog.getByRole('list', { name: 'Imported files' })).toContainText('Refused');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await admin.find(`Imported ${slug}`);
  const all = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all' }).click();
  expect((await all).suggestedFilename()).toMatch(/\.zip$/);

  await admin.edit(slug);
  const one = page.waitForEvent('download');
  await admin.editor.getByRole('button', { name: /^Download/ }).click();
  const saved = await readFile(await (await one).path(), 'utf8');
  expect(saved).toContain('Words of the file.');
  expect(saved).toContain(`slug: ${slug}`);
});

test.describe('when a download fails', () => {
  test.use({ expectedNoise: /500|could not be downloaded/ });

  test('the editor says so', async ({ page }) => {
    const post = await (await Editor.signIn(page.request)).write();
    await signInAsAdmin(page);
    const admin = new BlogAdmin(page);
    await admin.edit(post.slug);
    await page.route(`**/api/admin/blog/post/${post.slug}/markdown?id=*`, (route) =>
      route.fulfill({ status: 500, json: { message: 'Down' } }),
    );
    await admin.editor.getByRole('button', { name: /^Download/ }).click();
    await expect(admin.editor.getByRole('alert')).toHaveText(
      'The post could not be downloaded. Please try again.',
    );
  });
});
