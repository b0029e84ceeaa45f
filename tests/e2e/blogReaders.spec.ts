import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { Editor, freshTitle } from './support/posts';
import { expect, test } from './support/test';

/** Without waiting for the end of a cached page's time, on a slow machine too. */
const atOnce = { intervals: [50] };

/** Letters only, so that it is one word and one address. */
const freshWord = () => `w${randomUUID().replace(/[^a-z]/g, '')}`;
const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test('readers search the blog', async ({ page, expectAccessible }) => {
  const editor = await Editor.signIn(page.request);
  const word = freshWord();
  const { title } = await editor.write({ title: `${freshTitle()} ${word}` });
  await editor.write({ text: `Somewhere in the text stands ${word}.` });

  await page.goto('/blog');
  const search = page.getByRole('search');
  await search.getByRole('searchbox', { name: 'Search posts' }).fill(word.slice(0, -1));
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(`/blog/search?q=${word.slice(0, -1)}`);
  await expect(page.getByRole('heading', { name: '2 posts, closest first' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(title);
  await expect(page.getByRole('main').getByRole('article').first().locator('mark')).toHaveText([word]);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectAccessible();

  await page.goto(`/blog/search?q=${word}&page=9`);
  await expect(page).toHaveURL(`/blog/search?q=${word}`);
  await expect(page.getByRole('heading', { name: '2 posts, closest first' })).toBeVisible();

  await search.getByRole('searchbox').fill(`<b>${word}</b> nothing`);
  await search.getByRole('searchbox').press('Enter');
  await expect(
    page.getByRole('heading', { name: `Nothing found for “<b>${word}</b> nothing”` }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The latest posts' })).toBeVisible();
  await expectAccessible();
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the blog can be searched', async ({ page }) => {
    const editor = await Editor.signIn(page.request);
    const word = freshWord();
    const { title } = await editor.write({ tags: [word] });
    await page.goto('/blog');
    await page.getByRole('searchbox', { name: 'Search posts' }).fill(word);
    await page.getByRole('searchbox').press('Enter');
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: word }).click();
    await expect(page).toHaveURL(`/blog/tag/${word}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Posts about “${word}”`);
  });
});

test('feeds hold what is published, and nothing is sent twice', { tag: '@desktop' }, async ({ request }) => {
  const editor = await Editor.signIn(request);
  // Among the newest, whatever other tests write.
  const post = await editor.write({ date: '2095-01-01T12:00:00.000Z', text: 'The whole text.' });
  const kinds = [
    ['/blog/rss.xml', 'application/rss+xml; charset=utf-8'],
    ['/blog/feed.json', 'application/feed+json; charset=utf-8'],
  ] as const;
  for (const [path, type] of kinds) {
    await expect.poll(() => htmlOf(request, path), atOnce).toContain(post.slug);
    const answer = await request.get(path);
    expect(answer.headers()['content-type']).toBe(type);
    expect(await answer.text()).toContain('The whole text.');
  }
  await editor.publish(post, { slug: `${post.slug}-new` });
  for (const [path] of kinds) {
    await expect.poll(() => htmlOf(request, path), atOnce).toContain(`${post.slug}-new`);
  }
  await editor.unpublish(post);
  for (const [path] of kinds) {
    await expect.poll(() => htmlOf(request, path), atOnce).not.toContain(post.slug);
  }
});

test('feeds are announced, and answer 304 to whoever has them', { tag: '@desktop' }, async ({ request }) => {
  const html = await htmlOf(request, '/blog');
  expect(html).toMatch(/<link rel="alternate" type="application\/rss\+xml" href="[^"]+\/blog\/rss\.xml"/);
  expect(html).toMatch(/<link rel="alternate" type="application\/feed\+json" href="[^"]+\/blog\/feed\.json"/);
  // Other tests write posts meanwhile: sooner or later nobody does between two requests.
  await expect(async () => {
    const { etag = '', 'last-modified': date } = (await request.get('/blog/rss.xml')).headers();
    // By dates nobody could tell that a post was taken back.
    expect(date).toBeUndefined();
    const again = await request.get('/blog/rss.xml', { headers: { 'If-None-Match': etag } });
    expect(again.status()).toBe(304);
  }).toPass();
  const other = await request.get('/blog/rss.xml', { headers: { 'If-None-Match': '"other"' } });
  expect(other.status()).toBe(200);
});

test('a post tells machines what its page shows', { tag: '@desktop' }, async ({ page }) => {
  const editor = await Editor.signIn(page.request);
  const tag = freshWord();
  const { title, slug } = await editor.write({ tags: [tag], text: 'Five words are in here.' });
  await page.goto(`/blog/${slug}`);
  const scripts = await page.locator('head > script[type="application/ld+json"]').allTextContents();
  const nodes = scripts.flatMap(
    (script) => (JSON.parse(script) as { '@graph': Record<string, unknown>[] })['@graph'],
  );
  const nodeOf = (type: string) => nodes.find((node) => node['@type'] === type);
  expect(nodeOf('BlogPosting')).toMatchObject({
    headline: title,
    wordCount: 5,
    keywords: [tag],
    author: { '@type': 'Organization' },
  });
  expect(nodeOf('BreadcrumbList')).toBeDefined();
  await expect(page.locator('meta[property="article:published_time"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/blog/${slug}$`));
});

test('what is changed shows at once wherever it was shown', { tag: '@desktop' }, async ({ request }) => {
  const editor = await Editor.signIn(request);
  const tag = freshWord();
  // A time of its own, so that both are neighbors whatever other tests write.
  const timeMs = Date.UTC(1990, 0, 1) + Math.floor(Math.random() * 1e11);
  const dateOf = (laterMs: number) => new Date(timeMs + laterMs).toISOString();
  const neighbor = await editor.write({ tags: [tag], date: dateOf(0) });
  const post = await editor.write({ tags: [tag], date: dateOf(1) });
  const places = [`/blog/${neighbor.slug}`, `/blog/tag/${tag}`, `/blog/search?q=${tag}`];
  for (const path of places) await expect.poll(() => htmlOf(request, path), atOnce).toContain(post.title);
  await expect.poll(() => htmlOf(request, '/sitemap.xml'), atOnce).toContain(`/blog/${post.slug}<`);

  const title = freshTitle();
  await editor.publish(post, { title, slug: `${post.slug}-new` });
  for (const path of places) {
    await expect.poll(() => htmlOf(request, path), atOnce).toContain(title);
    expect(await htmlOf(request, path)).toContain(`${post.slug}-new`);
  }
  await expect.poll(() => htmlOf(request, '/sitemap.xml'), atOnce).toContain(`/blog/${post.slug}-new<`);

  await editor.unpublish(post);
  for (const path of places) await expect.poll(() => htmlOf(request, path), atOnce).not.toContain(title);
  await expect.poll(() => htmlOf(request, '/sitemap.xml'), atOnce).not.toContain(post.slug);
});
