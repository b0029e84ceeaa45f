import type { Page } from '@playwright/test';
import { lexicalToMarkdown } from '@/domain/markdown/lexicalToMarkdown';
import { markdownToLexical } from '@/domain/markdown/markdownToLexical';
import type { StoredPicture } from '@/domain/markdown/StoredPicture';
import type { Post } from '@/payload-types';
import { everyKindOfMarkdown } from './support/everyKindOfMarkdown';
import { panelText, publishInPanel, savedInPanel } from './support/panelPost';
import { Editor, freshTitle } from './support/posts';
import { expect, test } from './support/test';

interface MediaList {
  docs: StoredPicture[];
}

/** A post that holds one of everything, with the picture in it. */
async function writeEverything(page: Page) {
  const editor = await Editor.signInToCms(page);
  const headers = { Authorization: `Bearer ${editor.token}` };
  const answer = await page.request.get('/api/media?limit=1&depth=0&sort=id', { headers });
  const [picture] = ((await answer.json()) as MediaList).docs;
  const pictures = picture ? [picture] : [];
  expect(pictures).toHaveLength(1);
  const markdown = everyKindOfMarkdown(freshTitle(), pictures[0]!);
  const body = markdownToLexical(markdown, { pictures });
  const post = await editor.write({ body: body as Post['body'] });
  return { post, body, pictures, headers };
}

async function storedPost(page: Page, id: number, headers: Record<string, string>): Promise<Post> {
  const answer = await page.request.get(`/api/posts/${id}?depth=0&draft=true`, { headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Post;
}

/** Opens a post in the CMS; its text can be edited then. */
async function openInCms(page: Page, id: number) {
  await page.goto(`/cms/collections/posts/${id}`);
  const text = panelText(page);
  // The panel loads its editor piece by piece.
  await expect(text.getByText('The last paragraph.')).toBeVisible();
  return text;
}

test('the rich text editor changes nothing in a text that came from Markdown', async ({ page }) => {
  const { post, body, pictures, headers } = await writeEverything(page);
  const text = await openInCms(page, post.id);

  // A change that is taken back makes the editor write the whole text anew.
  await text.getByText('The last paragraph.').click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await expect(text.getByText('The last paragraph.!')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(text.getByText('The last paragraph.', { exact: true })).toBeVisible();
  const title = freshTitle();
  const autosaved = savedInPanel(page, true, title);
  await page.getByRole('textbox', { name: 'Title' }).first().fill(title);
  await publishInPanel(page, autosaved);

  const stored = await storedPost(page, post.id, headers);
  expect(stored.title).toBe(title);
  expect(stored.body).toEqual(body);
  expect(lexicalToMarkdown(stored.body, { pictures })).toBe(lexicalToMarkdown(body, { pictures }));
});

test('a Markdown block is edited where it stands', async ({ page }) => {
  const { post, headers } = await writeEverything(page);
  const text = await openInCms(page, post.id);
  const sources = text.getByRole('textbox', { name: 'Markdown' });
  const autosaved = savedInPanel(page, true, 'in one changed item');
  await sources.first().fill('* two paragraphs\n\n  in one changed item');
  await publishInPanel(page, autosaved);

  expect(lexicalToMarkdown((await storedPost(page, post.id, headers)).body)).toContain('in one changed item');
  await page.goto(`/blog/${post.slug}`);
  await expect(page.getByText('in one changed item')).toBeVisible();
  await expect(page.getByText('<script>alert(1)</script>')).toBeVisible();
  await page.getByRole('link', { name: 'Footnote 1', exact: true }).click();
  await expect(page).toHaveURL(/#note-1$/);
  await page.getByRole('link', { name: 'Back to reference 1 of footnote 1' }).click();
  await expect(page).toHaveURL(/#noteref-1$/);
});
