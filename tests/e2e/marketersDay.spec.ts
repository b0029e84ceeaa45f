import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { createAccount, freshEmail, goodPassword } from './support/accounts';
import { BlogAdmin } from './support/blogAdmin';
import { insertInquiry } from './support/database';
import { freshTitle } from './support/posts';
import { leaveByMenu, openPlace, signInByForm } from './support/staffDay';
import { expect, test } from './support/test';
import { expectSaid } from './support/toasts';

// The panel asks who is signed in while the session ends.
test.use({ expectedNoise: /401 \(Unauthorized\)/ });

/** Until whoever knows the address reads these words there. */
async function expectRead(page: Page, path: string, words: string): Promise<void> {
  const read = async () => (await page.request.get(path)).text();
  await expect.poll(read, { intervals: [50] }).toContain(words);
}

test('a marketer’s day, from sign-in to sign-out', { tag: '@desktop' }, async ({ page }) => {
  const { email } = await createAccount('marketer');
  const asker = freshEmail();
  await insertInquiry({ email: asker, message: 'Do you read invoices?' });
  const title = freshTitle();
  const admin = new BlogAdmin(page);
  let address = '';

  await test.step('signs in and finds what waits', async () => {
    await signInByForm(page, email, goodPassword);
    await expect(page).toHaveURL('/cms');
    await expect(page.getByRole('region', { name: /^New inquiries/ })).toBeVisible();
  });

  await test.step('writes a post with a picture, and publishes it', async () => {
    await page.goto('/admin/blog');
    await page.getByRole('button', { name: 'New Post' }).click();
    await admin.field('Title').fill(title);
    await admin.field('Description').fill('What a day of typing costs.');
    await admin.content.fill('## Hours\n\nEight hours, every day.');
    const cover = admin.editor.getByRole('group', { name: 'Cover Image' });
    const picture = { create: { width: 1200, height: 800, channels: 3, background: 'teal' } } as const;
    const buffer = await sharp(picture).png().toBuffer();
    await cover
      .locator('input[type=file]')
      .setInputFiles({ name: 'desk.png', mimeType: 'image/png', buffer });
    await cover.getByLabel('Alt text').fill('A desk full of paper');
    await expect(admin.editor.getByRole('list', { name: 'Publish check' })).not.toContainText(
      'Must be fixed',
    );
    address = `/blog/${await admin.field('Slug').inputValue()}`;
    await admin.field('Published').check();
    await admin.saveAndClose();
    await expectRead(page, address, 'Eight hours, every day.');
  });

  await test.step('looks at it as readers do, and betters what search results say', async () => {
    await page.goto(address);
    await expect(page.getByRole('img', { name: 'A desk full of paper' })).toBeVisible();
    await page.getByRole('link', { name: 'Edit SEO' }).click();
    await page.getByRole('link', { name: `Edit page ${address}` }).click();
    await page.getByRole('textbox', { name: 'Meta title' }).fill('Typing, counted');
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expectSaid(page, 'Updated successfully.');
    await expectRead(page, address, '<title>Typing, counted');
  });

  await test.step('sees who wrote to the firm, and leaves the answer to administrators', async () => {
    await page.goto('/admin/blog');
    await openPlace(page, 'Inquiries');
    await page.getByRole('searchbox', { name: /^Search name/ }).fill(asker);
    await expect(page.getByText('1 inquiry', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/search=/);
    await page.getByRole('link', { name: 'Robin Example' }).click();
    await expect(page.getByRole('main')).toContainText('Do you read invoices?');
    await expect(page.getByText('Administrators reply from here.')).toBeVisible();
  });

  await test.step('signs out', () => leaveByMenu(page, '/admin/inquiries'));
});
