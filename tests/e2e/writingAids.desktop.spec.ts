import type { Page } from '@playwright/test';
import { googleDocs } from '@/domain/paste/fixtures/docs';
import { word } from '@/domain/paste/fixtures/word';
import { signInAsAdmin } from './support/accounts';
import { BlogAdmin } from './support/blogAdmin';
import { bring, picturePng } from './support/bring';
import { describeInPanel, linkInPanel, panelText } from './support/panelPost';
import { Editor, freshTitle } from './support/posts';
import { expect, test } from './support/test';

async function describe(page: Page, alt: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Insert Image' });
  await dialog.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(dialog.getByText('Say what the picture shows, or mark it as decorative.')).toBeVisible();
  await dialog.getByLabel('Alt text').fill(alt);
  await dialog.getByLabel('Caption').fill('Below it');
  await dialog.getByLabel('Width').selectOption('Two thirds');
}

test('a writer brings pictures, links and formatted text into Markdown', async ({
  page,
  expectAccessible,
}) => {
  const editor = await Editor.signInToCms(page);
  const target = await editor.write();
  await signInAsAdmin(page);
  const admin = new BlogAdmin(page);
  await admin.open('?new');
  await admin.field('Title').fill(freshTitle());
  await admin.field('Description').fill('With pictures.');
  const alt = `Lamp ${freshTitle()}`;

  await admin.content.fill('First words\n\nLast words');
  await bring(admin.content, 'drop', { picture: await picturePng() });
  await describe(page, alt);
  await expectAccessible();
  const dialog = page.getByRole('dialog', { name: 'Insert Image' });
  await dialog.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(admin.content).toHaveValue(
    new RegExp(
      `^First words\\n\\n!\\[${alt}\\]\\(/blog-images/a-lamp-[^)]*#medium "Below it"\\)\\n\\nLast words$`,
    ),
  );
  await page.keyboard.press('ControlOrMeta+z');
  await expect(admin.content).toHaveValue('First words\n\nLast words');

  await admin.content.press('ControlOrMeta+End');
  await admin.editor.getByRole('button', { name: 'Image', exact: true }).click();
  await dialog.getByLabel('Search the library').fill(alt);
  await dialog.getByRole('button', { name: alt }).click();
  await expect(dialog.getByLabel('Alt text')).toHaveValue(alt);
  await dialog.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(admin.content).toHaveValue(
    /^First words\n\nLast words\n\n!\[Lamp [^\]]*\]\(\/blog-images\/[^)]*\)\n\n$/,
  );

  await admin.content.press('ControlOrMeta+End');
  await admin.content.press('ControlOrMeta+k');
  const link = page.getByRole('dialog', { name: 'Insert Link' });
  await link.getByLabel('Page, post or address').fill(target.title);
  await link.getByRole('option', { name: `${target.title} (/blog/${target.slug})` }).click();
  await expectAccessible();
  await link.getByRole('button', { name: 'Insert link' }).click();
  await expect(admin.content).toHaveValue(new RegExp(`\\[${target.title}\\]\\(/blog/${target.slug}\\)$`));

  await bring(admin.content, 'paste', { html: word });
  await expect(admin.content).toHaveValue(/## Plan for the year\n\nWe \*\*save\*\* \*time\*/);
  await expect(admin.editor.getByText('1 picture from another site left out')).toBeVisible();
  await admin.field('Published').check();
  const slug = await admin.field('Slug').inputValue();
  await admin.saveAndClose();

  await page.goto(`/blog/${slug}`);
  const shown = page.getByRole('img', { name: alt });
  await expect(shown).toHaveAttribute('srcset', /480w.*960w.*1200w/);
  await expect(shown).toHaveAttribute('width', '1200');
  await expect(page.getByRole('heading', { level: 2, name: 'Plan for the year' })).toBeVisible();
});

test('and into rich text', async ({ page }) => {
  const editor = await Editor.signInToCms(page);
  const target = await editor.write();
  const { id } = await editor.write({ _status: 'draft', text: 'The only words.' });
  await page.goto(`/cms/collections/posts/${id}`);
  const text = panelText(page);
  await text.getByText('The only words.').dblclick();

  await linkInPanel(page, target);
  await expect(text.getByRole('link')).toHaveAttribute('href', `/blog/${target.slug}`);

  // Beside the link, which has a bar of its own.
  await text
    .locator('p')
    .first()
    .click({ position: { x: 4, y: 8 } });
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await bring(text, 'paste', { html: googleDocs });
  await expect(text.getByRole('heading', { level: 2, name: 'Plan' })).toBeVisible();
  await expect(text.getByRole('heading', { level: 3, name: 'Steps' })).toBeVisible();
  await expect(text.getByRole('link', { name: 'the report' })).toHaveAttribute(
    'href',
    'https://example.org/report',
  );
  await expect(text.getByRole('table')).toContainText('Ada Ltd');
  await expect(text.getByRole('img')).toHaveCount(0);

  await page.keyboard.press('Enter');
  await bring(text, 'paste', { picture: await picturePng() });
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/api\/media(\?|$)/, async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await describeInPanel(page, 'A green field');
  const check = page.locator('section[aria-labelledby="publish-check"]');
  await expect(check).toContainText('A picture is still being uploaded.');
  letGo();
  await expect(text.locator('.lexical-upload, [data-lexical-decorator] img').first()).toBeVisible();
  await expect(check).not.toContainText('still being uploaded');
});
