import type { Page } from '@playwright/test';
import { plainPng } from '../factories/picture';
import { signInAsAdmin } from './support/accounts';
import { BlogAdmin } from './support/blogAdmin';
import { bring, picturePng } from './support/bring';
import { freshTitle } from './support/posts';
import { expect, test } from './support/test';

test('a refused save leads out of full screen to the field that needs another look', async ({ page }) => {
  await signInAsAdmin(page);
  const admin = new BlogAdmin(page);
  await admin.open('?new');
  await admin.button('Full screen').click();
  await admin.content.fill('Written at length.');
  await expect(admin.field('Title')).toBeHidden();
  await admin.save();
  await expect(admin.field('Title')).toBeFocused();
  await expect(admin.content).toHaveValue('Written at length.');
});

test.describe('where the browser keeps nothing', () => {
  test.use({ expectedNoise: /./ });

  test('no draft is promised to whoever leaves', async ({ page }) => {
    await signInAsAdmin(page);
    await page.addInitScript(() => {
      const keep = Storage.prototype.setItem.bind(localStorage);
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith('blog-draft')) throw new DOMException('Full', 'QuotaExceededError');
        if (this === localStorage) keep(key, value);
      };
    });
    const admin = new BlogAdmin(page);
    await admin.open('?new');
    await admin.content.fill('Only here.');
    const failed = 'This browser can’t keep a draft. Save before you leave.';
    await expect(admin.editor.getByText(failed)).toBeVisible();
    await admin.button('Cancel').click();
    const question = page.getByRole('dialog', { name: 'Unsaved changes' });
    await expect(question.getByText(failed)).toBeVisible();
    await expect(question.getByRole('button', { name: 'Close and keep draft' })).toHaveCount(0);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(admin.content).toHaveValue('Only here.');
  });
});

const there = 'https://pictures.example/lamp.png';

/** Answers for the other site, which no test asks, once that is let go. */
async function holdImport(page: Page, token: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/images/import', async (route) => {
    const buffer = await plainPng(300, 200);
    const response = await page.request.post('/api/images/upload', {
      headers: { Authorization: `Bearer ${token}` },
      multipart: { picture: { name: 'lamp.png', mimeType: 'image/png', buffer }, alt: 'A lamp' },
    });
    await released;
    await route.fulfill({ response });
  });
  return release;
}

test('a picture that comes late goes into the text, and nobody who types elsewhere is called back', async ({
  page,
}) => {
  const release = await holdImport(page, await signInAsAdmin(page));
  const admin = new BlogAdmin(page);
  await admin.open('?new');
  await bring(admin.content, 'paste', { html: `<p><b>Pasted</b></p><img src="${there}" alt="A lamp">` });
  await admin.button('Bring in 1 picture from other sites').click();
  const title = freshTitle();
  await admin.field('Title').fill(title);
  release();
  await expect(admin.content).toHaveValue(/^\*\*Pasted\*\*\n\n!\[A lamp\]\(\/blog-images\/lamp-[^)]+\)\n*$/);
  await expect(admin.field('Title')).toBeFocused();
  await expect(admin.field('Title')).toHaveValue(title);
});

test('a picture is put where its place is when its upload ends', async ({ page }) => {
  const release = await holdImport(page, await signInAsAdmin(page));
  let letUpload = () => {};
  const uploaded = new Promise<void>((resolve) => (letUpload = resolve));
  await page.route('**/api/images/upload', async (route) => {
    await uploaded;
    await route.continue();
  });
  const admin = new BlogAdmin(page);
  await admin.open('?new');
  await admin.content.fill(`![A lamp](${there}?${'long'.repeat(20)})\n\nMiddle\n\nLast words`);
  await admin.button('Bring in 1 picture from other sites').click();
  await admin.content.evaluate((area: HTMLTextAreaElement) => {
    area.focus();
    const at = area.value.indexOf('\n\nLast');
    area.setSelectionRange(at, at);
  });
  await bring(admin.content, 'paste', { picture: await picturePng() });
  const dialog = page.getByRole('dialog', { name: 'Insert Image' });
  await dialog.getByLabel('Alt text').fill('A desk');
  await dialog.getByRole('button', { name: 'Insert', exact: true }).click();
  release();
  const lamp = String.raw`!\[A lamp\]\(/blog-images/lamp-[^)]+\)\n\nMiddle\n\n`;
  await expect(admin.content).toHaveValue(new RegExp(`^${lamp}Last words$`));
  letUpload();
  await expect(dialog).toBeHidden();
  await expect(admin.content).toHaveValue(
    new RegExp(String.raw`^${lamp}!\[A desk\]\(/blog-images/a-lamp-[^)]+\)\n\nLast words$`),
  );
});
