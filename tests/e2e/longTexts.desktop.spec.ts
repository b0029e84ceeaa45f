import { randomUUID } from 'node:crypto';
import { blogLimits } from '@/domain/blog/blogLimits';
import { longPost } from '@/domain/markdown/fixtures/longPost';
import type { EditedPost } from '@/schemas/blog';
import { Editor, freshTitle } from './support/posts';
import { expect, test } from './support/test';

const lastWords = 'The last paragraph.';

/** As long as texts may be, but for some room to type. */
function longestText(): string {
  const paragraphs = longPost.split('\n\n');
  let text = '';
  for (let at = 0; text.length < blogLimits.markdownMaxCharacters - 10_000; at += 1) {
    text += `${paragraphs[at % paragraphs.length] ?? ''}\n\n`;
  }
  return `${text}${lastWords}\n`;
}

test('the longest text that a post may have is typed in and saved by itself, again and again', async ({
  page,
}) => {
  const editor = await Editor.signInToCms(page);
  const headers = { Authorization: `Bearer ${editor.token}` };
  const slug = `long-${randomUUID()}`;
  const data = { title: freshTitle(), slug, excerpt: 'Long.', content: longestText(), author: 'Jo Doe' };
  const written = await page.request.post('/api/admin/blog/posts', { headers, data });
  expect(written.ok(), (await written.text()).slice(0, 200)).toBe(true);
  const { id } = (await written.json()) as EditedPost;

  await page.goto(`/cms/collections/posts/${id}`);
  await page.locator('[data-lexical-editor]').getByText(lastWords, { exact: true }).click();
  await page.keyboard.press('End');
  for (const letter of ['!', '?']) {
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PATCH' && response.url().includes('autosave=true'),
    );
    await page.keyboard.type(letter);
    expect((await saved).status()).toBe(200);
    // The form as it is after the save, asked for with the text in it three times.
    const form = await page.waitForResponse(
      (response) => response.request().headers()['next-action'] !== undefined,
    );
    expect(form.status()).toBe(200);
  }
  const read = await page.request.get(`/api/admin/blog/post/${slug}`, { headers });
  expect(((await read.json()) as EditedPost).content).toMatch(/The last paragraph\.!\?\s*$/);
});
