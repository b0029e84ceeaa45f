import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { commonMarkExamples } from '@/domain/markdown/fixtures/commonMarkExamples';
import { footnoteExamples, githubExamples } from '@/domain/markdown/fixtures/githubExamples';
import { htmlOf } from '@/domain/markdown/fixtures/htmlOf';
import { readSource } from '@/domain/markdown/readSource';
import type { EditedPost } from '@/schemas/blog';
import { Editor, freshTitle } from './support/posts';
import { expect, test } from './support/test';

const examples = [
  ...commonMarkExamples.map(({ markdown }) => markdown),
  ...Object.values(githubExamples).flat(),
  ...footnoteExamples,
];
const batches = 2;
const lastWords = 'The last paragraph.';

/** Every second example, each below a heading of its own, so that none goes on in the next. */
function textOf(batch: number): string {
  const parts = examples.flatMap((markdown, at) =>
    at % batches === batch ? [`## Example ${at}`, readSource(markdown).text] : [],
  );
  return `${[...parts, lastWords].join('\n\n')}\n`;
}

/** What visitors get to see of a text, without what comes before and after it. */
async function shownText(page: Page, slug: string): Promise<string> {
  const answer = await page.request.get(`/blog/${slug}`);
  expect(answer.ok()).toBe(true);
  const html = await answer.text();
  return html.slice(html.indexOf('Example'), html.indexOf(lastWords));
}

/** Types a letter behind the last paragraph in the panel, which makes its editor write the whole text anew. */
async function typeInPanel(page: Page, id: number): Promise<void> {
  await page.goto(`/cms/collections/posts/${id}`);
  const last = page.locator('[data-lexical-editor]').getByText(lastWords, { exact: true });
  await last.click();
  await page.keyboard.press('End');
  const autosaved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes('autosave=true'),
  );
  await page.keyboard.type('!');
  expect((await autosaved).ok()).toBe(true);
  const published = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && !response.url().includes('autosave=true'),
  );
  await page.getByRole('button', { name: 'Publish changes' }).click();
  expect((await published).ok()).toBe(true);
}

for (let batch = 0; batch < batches; batch += 1) {
  test(`the panel changes nothing in the examples of CommonMark and GitHub, part ${batch + 1} of ${batches}`, async ({
    page,
  }) => {
    const editor = await Editor.signInToCms(page);
    const headers = { Authorization: `Bearer ${editor.token}` };
    const typed = textOf(batch);
    const title = freshTitle();
    const slug = `examples-${randomUUID()}`;
    const data = { title, slug, excerpt: 'Examples.', content: typed, author: 'Jo Doe', published: true };
    const written = await page.request.post('/api/admin/blog/posts', { headers, data });
    expect(written.ok(), await written.text()).toBe(true);
    const { id } = (await written.json()) as EditedPost;
    const read = async () => {
      const answer = await page.request.get(`/api/admin/blog/post/${slug}`, { headers });
      expect(answer.status()).toBe(200);
      return ((await answer.json()) as EditedPost).content;
    };
    expect(await read()).toBe(typed);
    const shown = await shownText(page, slug);
    expect(shown).toContain('Example');

    await typeInPanel(page, Number(id));

    expect(htmlOf(await read())).toBe(htmlOf(typed.replace(lastWords, `${lastWords}!`)));
    expect(await shownText(page, slug)).toBe(shown);
  });
}
