import type { Page } from '@playwright/test';
import { markdownToLexical } from '@/domain/markdown/markdownToLexical';
import type { Post } from '@/payload-types';
import { plainPng } from '../factories/picture';
import { signInAsAdmin } from './support/accounts';
import { BlogAdmin } from './support/blogAdmin';
import { bring } from './support/bring';
import { panelText } from './support/panelPost';
import { Editor, freshTitle } from './support/posts';
import { expect, test } from './support/test';

const there = 'https://pictures.example/lamp.png?w=1&h=2';
const inside = 'https://127.0.0.1/desk.png';

test.use({ expectedNoise: /Failed to load resource|could not be brought in/ });

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

test('pictures of other sites are brought in from the publish check', async ({ page, expectAccessible }) => {
  const token = await signInAsAdmin(page);
  await answerFor(page, token);
  const admin = new BlogAdmin(page);
  await admin.open('?new');
  await admin.field('Title').fill(freshTitle());
  await admin.content.fill(
    `![A lamp](${there} "Lit")\n\nA [![A lamp](<${there}>)](/about).\n\n![A desk][d]\n\n[d]: ${inside}`,
  );
  const check = page.getByRole('region', { name: 'Publish check' });
  await expect(check.getByText(/desk\.png” is on another site/)).toBeVisible();
  await expectAccessible();

  // What is selected behind them stays so.
  await admin.content.evaluate((area: HTMLTextAreaElement) => {
    area.focus();
    const at = area.value.indexOf('desk][d]');
    area.setSelectionRange(at, at + 4);
  });
  await check.getByRole('button', { name: 'Bring in 2 pictures from other sites' }).click();
  await expect(
    check.getByText(`${inside}: Only https addresses of other sites can be fetched.`),
  ).toBeVisible();
  await expect(check.getByText('1 picture is in the library now.')).toBeVisible();
  const kept = String.raw`\/blog-images\/lamp-[0-9a-f]{8}(?:-\d+)?\.webp`;
  await expect(admin.content).toHaveValue(
    new RegExp(
      `^!\\[A lamp\\]\\(${kept} "Lit"\\)\n\nA \\[!\\[A lamp\\]\\(<${kept}>\\)\\]\\(/about\\)\\.\n\n!\\[A desk\\]\\[d\\]\n\n\\[d\\]: ${inside}$`,
    ),
  );
  await expect(check.getByRole('button', { name: 'Bring in 1 picture from other sites' })).toBeVisible();
  expect(
    await admin.content.evaluate(({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
      value.slice(selectionStart, selectionEnd),
    ),
  ).toBe('desk');
});

test('and those that were left out of a paste, behind it', async ({ page, expectAccessible }) => {
  const token = await signInAsAdmin(page);
  await answerFor(page, token);
  const admin = new BlogAdmin(page);
  await admin.open('?new');
  await admin.content.fill('Before.\n\n');
  await admin.content.press('ControlOrMeta+End');
  await bring(admin.content, 'paste', {
    html: `<p><b>Pasted</b> words</p><p><img src="${there}" alt="A lamp"><img src="${inside}" alt="A desk"></p>`,
  });
  await expect(
    admin.editor.getByText('2 pictures from another site left out: “A lamp”, “A desk”.'),
  ).toBeVisible();
  await expectAccessible();
  // What is typed meanwhile stays where it is.
  await admin.content.pressSequentially(' Typed since.');
  await admin.button('Bring in 2 pictures from other sites').click();
  await expect(admin.editor.getByText('1 picture is in the library now.')).toBeVisible();
  await expect(admin.editor.getByText(`${inside}: Only https addresses of other sites`)).toBeVisible();
  await expect(admin.content).toHaveValue(
    /^Before\.\n\n\*\*Pasted\*\* words Typed since\.\n\n!\[A lamp\]\(\/blog-images\/lamp-[^)]+\.webp\)\n\n$/,
  );
  await expect(admin.button('Bring in 2 pictures from other sites')).toHaveCount(0);
});

test('the panel brings in pictures of other sites that Markdown in a text shows, and those of a paste', async ({
  page,
}) => {
  const editor = await Editor.signInToCms(page);
  await answerFor(page, editor.token);
  const body = markdownToLexical(
    `Before.\n\n![A lamp](${there} "Lit")\n\n![A desk](${inside})`,
  ) as Post['body'];
  const post = await editor.write({ body, _status: 'draft' });
  await page.goto(`/cms/collections/posts/${post.id}`);
  const text = panelText(page);
  const sources = text.getByRole('textbox', { name: 'Markdown' });
  await expect(sources.first()).toBeVisible();
  await page.getByRole('button', { name: 'Bring in 2 pictures from other sites' }).click();
  await expect(
    page.getByText(`${inside}: Only https addresses of other sites can be fetched.`),
  ).toBeVisible();
  const kept = /^!\[A lamp\]\(\/blog-images\/lamp-[0-9a-f]{8}(?:-\d+)?\.webp "Lit"\)$/;
  await expect(sources.first()).toHaveValue(kept);
  await expect(page.getByRole('button', { name: 'Bring in 1 picture from other sites' })).toBeVisible();
  const stored = async () => {
    const answer = await page.request.get(`/api/posts/${post.id}?draft=true&depth=0`, {
      headers: { Authorization: `Bearer ${editor.token}` },
    });
    return JSON.stringify(((await answer.json()) as Post).body);
  };
  await expect.poll(stored).toContain('/blog-images/lamp-');
  expect(await stored()).toContain(inside);

  await text.getByText('Before.').click();
  await page.keyboard.press('End');
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
    .getByRole('button', { name: 'Bring in 1 picture from other sites' })
    .click();
  await expect(page.getByText('1 picture is in the library now.').first()).toBeVisible();
  await expect.poll(stored).toContain('"upload"');
});
