import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { signInAsAdmin } from './support/accounts';
import { BlogAdmin } from './support/blogAdmin';
import { freshTitle } from './support/posts';
import { expect, test } from './support/test';

const picture = (background: string) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .png()
    .toBuffer();

const png = (buffer: Buffer) => ({ name: 'cover.png', mimeType: 'image/png', buffer });

/** Drops files on the zone as a person would. */
async function drop(page: Page, buffer: Buffer): Promise<void> {
  const files = await page.evaluateHandle((bytes) => {
    const transfer = new DataTransfer();
    const data = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
    transfer.items.add(new File([data], 'dropped.png', { type: 'image/png' }));
    transfer.items.add(new File(['second'], 'second.txt', { type: 'text/plain' }));
    return transfer;
  }, buffer.toString('base64'));
  const zone = page.getByText('Click to upload or drag and drop');
  await zone.dispatchEvent('dragover', { dataTransfer: files });
  await expect(page.locator('label[data-over="true"]')).toBeVisible();
  await zone.dispatchEvent('drop', { dataTransfer: files });
}

test('drops, shows, replaces and removes a cover', async ({ page, expectAccessible }) => {
  await signInAsAdmin(page);
  const admin = new BlogAdmin(page);
  await admin.open('?new');
  const cover = admin.editor.getByRole('group', { name: 'Cover Image' });
  await expect(cover).toContainText('PNG, JPG, WebP up to 5MB');
  await expect(cover.getByLabel('Alt text')).toHaveCount(0);
  await drop(page, await picture('green'));
  await expect(cover.getByRole('alert')).toHaveText('Post slug is required for image upload');

  await admin.field('Title').fill(freshTitle());
  await drop(page, await picture('green'));
  const image = cover.getByRole('img', { name: 'Cover image preview' });
  await expect(image).toHaveAttribute('src', /^\/blog-images\/post-.*\.webp\?t=\d+$/);
  await expect(cover.getByText('Click to replace image')).toBeVisible();
  await expect(cover.getByRole('progressbar')).toHaveCount(0);
  expect((await image.boundingBox())?.height).toBeLessThanOrEqual(130);
  await cover.getByLabel('Alt text').fill('A green field');
  await expectAccessible();

  const first = await image.getAttribute('src');
  await cover.locator('input[type=file]').setInputFiles(png(await picture('red')));
  await expect(image).not.toHaveAttribute('src', first ?? '');
  await admin.field('Description').fill('With a cover.');
  const slug = await admin.field('Slug').inputValue();
  await admin.saveAndClose();
  await admin.edit(slug);
  await expect(cover.getByLabel('Alt text')).toHaveValue('A green field');

  const deleted = page.waitForRequest(
    (request) => request.method() === 'DELETE' && /delete-cover/.test(request.url()),
  );
  await cover.getByRole('button', { name: 'Remove image' }).click();
  expect((await deleted).headers().authorization).toMatch(/^Bearer /);
  await expect(image).toHaveCount(0);
  await expect(cover.getByLabel('Alt text')).toHaveCount(0);
  await admin.saveAndClose();
});

test(
  'a cover that comes while the one before is being deleted stays',
  { tag: '@desktop' },
  async ({ page }) => {
    await signInAsAdmin(page);
    const admin = new BlogAdmin(page);
    await admin.open('?new');
    await admin.field('Title').fill(freshTitle());
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/images/delete-cover/**', async (route) => {
      await held;
      await route.continue();
    });
    const cover = admin.editor.getByRole('group', { name: 'Cover Image' });
    const image = cover.getByRole('img', { name: 'Cover image preview' });
    const input = cover.locator('input[type=file]');
    await input.setInputFiles(png(await picture('green')));
    await expect(image).toBeVisible();
    const deleted = page.waitForResponse(/delete-cover/);
    await cover.getByRole('button', { name: 'Remove image' }).click();
    await expect(image).toHaveCount(0);
    await input.setInputFiles(png(await picture('red')));
    await expect(image).toBeVisible();
    await cover.getByLabel('Alt text').fill('A red field');
    letGo();
    await (await deleted).finished();
    await admin.field('Description').fill('With another cover.');
    await expect(cover.getByLabel('Alt text')).toHaveValue('A red field');
    await expect(image).toBeVisible();
  },
);

test(
  'a save that comes while the cover is on its way takes it along',
  { tag: '@desktop' },
  async ({ page }) => {
    await signInAsAdmin(page);
    const admin = new BlogAdmin(page);
    await admin.open('?new');
    await admin.field('Title').fill(freshTitle());
    await admin.field('Description').fill('With a large cover.');
    const slug = await admin.field('Slug').inputValue();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/images/upload-cover', async (route) => {
      await held;
      await route.continue();
    });
    const cover = admin.editor.getByRole('group', { name: 'Cover Image' });
    await cover.locator('input[type=file]').setInputFiles(png(await picture('green')));
    await admin.save();
    await expect(admin.editor.getByRole('alert')).toHaveText(
      'A picture or pasted text is still on its way. Save again when it is there.',
    );
    letGo();
    await expect(cover.getByRole('img', { name: 'Cover image preview' })).toBeVisible();
    await admin.saveAndClose();
    await admin.edit(slug);
    await expect(cover.getByRole('img', { name: 'Cover image preview' })).toBeVisible();

    // Nothing was typed, and yet something would be lost.
    await page.route('**/api/images/upload-cover', () => undefined);
    await cover.locator('input[type=file]').setInputFiles(png(await picture('red')));
    await admin.editor.getByRole('button', { name: 'Close the editor' }).click();
    const question = page.getByRole('dialog', { name: 'Not done yet' });
    await expect(question).toContainText('A picture or pasted text is still on its way');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(admin.editor).toBeHidden();
  },
);

test(
  'a post with a cover is published only with alt text, or as decoration',
  { tag: '@desktop' },
  async ({ page }) => {
    await signInAsAdmin(page);
    const admin = new BlogAdmin(page);
    await admin.open('?new');
    await admin.field('Title').fill(freshTitle());
    await admin.field('Description').fill('With a cover.');
    const cover = admin.editor.getByRole('group', { name: 'Cover Image' });
    await cover.locator('input[type=file]').setInputFiles(png(await picture('blue')));
    await expect(cover.getByRole('img')).toBeVisible();
    const check = admin.editor.getByRole('list', { name: 'Publish check' });
    const missingAlt = check.getByRole('listitem').filter({ hasText: /Must be fixed.*cover/s });
    await missingAlt.getByRole('button').click();
    await expect(cover.getByLabel('Alt text')).toBeFocused();
    await cover.getByRole('checkbox').check();
    await expect(check).not.toContainText('Must be fixed');
    await admin.field('Published').check();
    await admin.saveAndClose();
  },
);

test.describe('what is no picture', { tag: '@desktop' }, () => {
  test.use({ expectedNoise: /Failed to load resource|could not be uploaded/ });

  test('is refused in the server’s words', async ({ page }) => {
    await signInAsAdmin(page);
    const admin = new BlogAdmin(page);
    await admin.open('?new');
    await admin.field('Title').fill(freshTitle());
    const cover = admin.editor.getByRole('group', { name: 'Cover Image' });
    const input = cover.locator('input[type=file]');
    await input.setInputFiles(png(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')));
    await expect(cover.getByRole('alert')).toContainText(/PNG/);
    await page.route('**/api/images/upload-cover', (route) =>
      route.fulfill({ status: 502, body: 'Bad gateway' }),
    );
    await input.setInputFiles(png(await picture('blue')));
    await expect(cover.getByRole('alert')).toHaveText('Upload failed');
  });
});
