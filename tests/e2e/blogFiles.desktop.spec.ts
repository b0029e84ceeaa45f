import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { signInAsAdmin } from './support/accounts';
import { BlogAdmin } from './support/blogAdmin';
import { expect, test } from './support/test';

test('A Markdown file is imported, and given back', async ({ page, expectAccessible }) => {
  await signInAsAdmin(page);
  const admin = new BlogAdmin(page);
  const slug = `imported-${randomUUID()}`;
  const title = `Imported ${slug}`;
  const text = `---\ntitle: ${title}\nslug: ${slug}\ndescription: From a file.\n---\n\nWords of the file.\n`;

  await test.step('imports', async () => {
    await admin.open();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Import posts' });
    await expectAccessible();
    await dialog.getByLabel('Markdown file or zip archive').setInputFiles({
      name: `${slug}.md`,
      mimeType: 'text/markdown',
      buffer: Buffer.from(text),
    });
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(dialog.getByRole('list', { name: 'Imported files' })).toContainText('Created');
    await expect(page.locator('body')).not.toBeFocused();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await admin.find(title);
  });

  await test.step('saves all posts as an archive, and one as Markdown', async () => {
    const all = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export all' }).click();
    expect((await all).suggestedFilename()).toMatch(/\.zip$/);
    await page.getByRole('row').filter({ hasText: title }).getByRole('button', { name: 'Edit' }).click();
    await expect(admin.field('Slug')).toHaveValue(slug);
    const one = page.waitForEvent('download');
    await admin.button(/^Download/).click();
    const saved = await readFile(await (await one).path(), 'utf8');
    expect(saved).toContain('Words of the file.');
    expect(saved).toContain(`slug: ${slug}`);
  });
});
