import type { Page } from '@playwright/test';
import { googleDocs } from '@/domain/paste/fixtures/docs';
import { markdownToLexical } from '@/domain/markdown/markdownToLexical';
import type { Post } from '@/payload-types';
import { plainPng } from '../factories/picture';
import { bring, picturePng } from './support/bring';
import { describeInPanel, panelText, pressEnd } from './support/panelPost';
import { Editor } from './support/posts';
import { expect, test } from './support/test';

const there = 'https://pictures.example/lamp.png?w=1&h=2';
const inside = 'https://127.0.0.1/desk.png';

test.use({ expectedNoise: /Failed to load resource|could not be imported/ });

/** The other site, which no test asks: what it would have given out is uploaded. */
async function answerFor(page: Page, token: string): Promise<void> {
  await page.route('**/api/images/import', async (route) => {
    const { address, alt } = route.request().postDataJSON() as { address: string; alt: string };
    if (address !== there) return route.fallback();
    const buffer = await plainPng(300, 200);
    const response = await page.request.post('/api/images/upload', {
      headers: { Authorization: `Bearer ${token}` },
      multipart: { picture: { name: 'lamp.png', mimeType: 'image/png', buffer }, alt },
    });
    await route.fulfill({ response });
  });
}

test('The publish check of the CMS leads to what it finds, and brings in pictures of other sites', async ({
  page,
}) => {
  test.slow();
  const editor = await Editor.signInToCms(page);
  await answerFor(page, editor.token);
  const coverUrl = 'https://pictures.example.com/desk.jpg';
  const body = markdownToLexical(
    `Before.\n\n![A lamp](${there} "Lit")\n\n![A desk](${inside})`,
  ) as Post['body'];
  const covered = await editor.write({ coverUrl, _status: 'draft' });
  const post = await editor.write({ body, _status: 'draft', description: 'Short.' });
  const text = panelText(page);
  const check = page.getByRole('region', { name: 'Publish check' });
  const stored = async () => {
    const answer = await page.request.get(`/api/posts/${post.id}?draft=true&depth=0`, {
      headers: { Authorization: `Bearer ${editor.token}` },
    });
    return JSON.stringify(((await answer.json()) as Post).body);
  };

  await test.step('a cover of another site is shown, with what holds it back', async () => {
    await page.goto(`/cms/collections/posts/${covered.id}`);
    await expect(page.getByRole('textbox', { name: 'Cover on another site' })).toHaveValue(coverUrl);
    await expect(check).toContainText('Readers don’t see covers from other sites.');
  });

  await test.step('findings lead to their fields', async () => {
    await page.goto(`/cms/collections/posts/${post.id}`);
    const finding = check.getByRole('listitem').filter({ hasText: 'The description is short' });
    await check.getByRole('button', { name: /^Show The description/ }).click();
    const description = page.getByRole('textbox', { name: 'Description' }).first();
    await expect(description).toBeFocused();
    await description.fill(
      'Three tasks from a firm of twenty people, costed hour by hour, with the formula so that you can put in your own.',
    );
    await expect(finding).toHaveCount(0);
    await check.getByRole('button', { name: /^Show Without a cover/ }).click();
    await expect(page.locator('#field-cover button').first()).toBeFocused();
  });

  await test.step('pictures that Markdown in the text shows are brought in', async () => {
    const sources = text.getByRole('textbox', { name: 'Markdown' });
    await page.getByRole('button', { name: 'Import 2 pictures from other sites' }).click();
    await expect(
      page.getByText(`${inside}: Only https addresses of other sites can be fetched.`),
    ).toBeVisible();
    await expect(sources.first()).toHaveValue(
      /^!\[A lamp\]\(\/blog-images\/lamp-[0-9a-f]{8}(?:-\d+)?\.webp "Lit"\)$/,
    );
    await expect(page.getByRole('button', { name: 'Import 1 picture from other sites' })).toBeVisible();
    await expect.poll(stored).toContain('/blog-images/lamp-');
    expect(await stored()).toContain(inside);
  });

  await test.step('so are those of a paste', async () => {
    await text.getByText('Before.').click();
    await pressEnd(page);
    // More than a picture's words may be.
    const described = `A lamp ${'that shines '.repeat(30)}`;
    await bring(text, 'paste', {
      html: `<p><b>Pasted</b> words</p><p><img src="${there}" alt="${described}"></p>`,
    });
    await expect(text.getByText('words')).toBeVisible();
    await expect(text.getByRole('img', { name: 'A lamp' })).toHaveCount(0);
    await page
      .getByRole('listitem')
      .filter({ hasText: '1 picture from another site left out' })
      .getByRole('button', { name: 'Import 1 picture from other sites' })
      .click();
    await expect(page.getByText('1 picture is in the library now.').first()).toBeVisible();
    await expect.poll(stored).toContain('"upload"');
  });

  await test.step('text of Google Docs keeps its headings, links and tables', async () => {
    await text.getByText('words').click();
    await pressEnd(page);
    await page.keyboard.press('Enter');
    await bring(text, 'paste', { html: googleDocs });
    await expect(text.getByRole('heading', { level: 2, name: 'Plan' })).toBeVisible();
    await expect(text.getByRole('heading', { level: 3, name: 'Steps' })).toBeVisible();
    await expect(text.getByRole('link', { name: 'the report' })).toHaveAttribute(
      'href',
      'https://example.org/report',
    );
    await expect(text.getByRole('table')).toContainText('Ada Ltd');
  });

  await test.step('a picture that is still being uploaded holds publishing', async () => {
    await text.getByText('words').click();
    await pressEnd(page);
    await page.keyboard.press('Enter');
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/\/api\/media(\?|$)/, async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.continue();
    });
    await bring(text, 'paste', { picture: await picturePng() });
    await describeInPanel(page, 'A green field');
    await expect(check).toContainText('A picture is still being uploaded.');
    letGo();
    await expect(check).not.toContainText('still being uploaded');
  });
});
