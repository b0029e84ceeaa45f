import type { APIRequestContext } from '@playwright/test';
import { freshWord } from './support/freshWord';
import { endFrom, hopFrom } from './support/hops';
import { Editor, freshTitle } from './support/posts';
import { expect, test } from './support/test';

// What the site answers about posts, without a browser.

/** Without waiting for the end of a cached page's time, on a slow machine too. */
const atOnce = { intervals: [50] };

const statusOf = async (request: APIRequestContext, path: string) =>
  (await request.get(path, { maxRedirects: 0 })).status();
const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test('what is published, changed and unpublished shows at once', async ({ request }) => {
  const editor = await Editor.signIn(request);
  const draft = await editor.write({
    _status: 'draft',
    slug: `draft-${Date.now()}-${Math.random()}`.replace('.', ''),
  });
  const path = `/blog/${draft.slug}`;
  expect(await statusOf(request, path)).toBe(404);

  await editor.publish(draft, { text: 'The first version.' });
  // Whoever asks first: what one page has read anew, another one reads beside it.
  await expect.poll(() => htmlOf(request, '/llms.txt'), atOnce).toContain(draft.title);
  await expect.poll(() => htmlOf(request, path), atOnce).toContain('The first version.');
  expect(await htmlOf(request, '/blog')).toContain(draft.title);

  await editor.publish(draft, { text: 'The second version.' });
  await expect.poll(() => htmlOf(request, path), atOnce).toContain('The second version.');

  const secret = freshTitle();
  await editor.saveDraft(draft, { title: secret });
  expect(await htmlOf(request, path)).not.toContain(secret);

  await editor.unpublish(draft);
  await expect.poll(() => statusOf(request, path), atOnce).toBe(404);
  await expect.poll(() => htmlOf(request, '/blog'), atOnce).not.toContain(draft.title);
});

test('feeds hold what is published, and nothing is sent twice', async ({ request }) => {
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

test('feeds answer 304 to whoever has them', async ({ request }) => {
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

test('a post tells machines what its page shows', async ({ request }) => {
  const editor = await Editor.signIn(request);
  const tag = freshWord();
  const { title, slug } = await editor.write({ tags: [tag], text: 'Five words are in here.' });
  const [head = ''] = (await htmlOf(request, `/blog/${slug}`)).split('</head>');
  const scripts = [...head.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const nodes = scripts.flatMap(
    ([, script = '']) => (JSON.parse(script) as { '@graph': Record<string, unknown>[] })['@graph'],
  );
  const nodeOf = (type: string) => nodes.find((node) => node['@type'] === type);
  expect(nodeOf('BlogPosting')).toMatchObject({
    headline: title,
    wordCount: 5,
    keywords: [tag],
    author: { '@type': 'Organization' },
  });
  expect(nodeOf('BreadcrumbList')).toBeDefined();
  expect(head.match(/<meta property="article:published_time"/g)).toHaveLength(1);
  expect(head).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/blog/${slug}"`));
});

test('what is changed shows at once wherever it was shown', async ({ request }) => {
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

/** The first answer is made by the page, those after it come from what is kept. */
async function expectMoved(path: string, target: string): Promise<void> {
  await expect.poll(() => hopFrom(path), atOnce).toEqual({ status: 308, locations: [target] });
  for (const asked of [path, `${path}/`])
    expect(await hopFrom(asked)).toEqual({ status: 308, locations: [target] });
  expect(await endFrom(path)).toEqual({ status: 200, path: target });
}

test('a post that moved twice is found at its first address, in one step', async ({ request }) => {
  const editor = await Editor.signIn(request);
  const post = await editor.write();
  const path = `/blog/${post.slug}`;
  await editor.publish(post, { slug: `${post.slug}-b` });
  await expectMoved(path, `${path}-b`);
  await editor.publish(post, { slug: `${post.slug}-c` });
  await expectMoved(path, `${path}-c`);
  await expectMoved(`${path}-b`, `${path}-c`);
  expect(await hopFrom(`${path}-c/`)).toEqual({ status: 308, locations: [`${path}-c`] });
  expect((await hopFrom(`${path}-d/`)).status).toBe(404);
  expect(await hopFrom(`${path}?utm_source=mail`)).toEqual({
    status: 308,
    locations: [`${path}-c?utm_source=mail`],
  });
});

test('a renamed category is found at its old addresses until another one takes them', async ({ request }) => {
  const editor = await Editor.signIn(request);
  const headers = { Authorization: `Bearer ${editor.token}` };
  const save = async (method: 'post' | 'patch', path: string, name: string) => {
    const answer = await request[method](path, { data: { name }, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { doc: { id: number; slug: string } }).doc;
  };
  const name = freshTitle();
  const { id, slug } = await save('post', '/api/categories', name);
  for (let posts = 0; posts < 13; posts += 1) await editor.write({ category: id });
  const path = `/blog/category/${slug}`;
  await expect.poll(() => hopFrom(path), atOnce).toEqual({ status: 200, locations: [] });

  await save('patch', `/api/categories/${id}`, `${name} b`);
  await expectMoved(path, `${path}-b`);
  await expectMoved(`${path}/page/2`, `${path}-b/page/2`);
  await save('patch', `/api/categories/${id}`, `${name} c`);
  await expectMoved(path, `${path}-c`);
  await expectMoved(`${path}-b`, `${path}-c`);
  expect((await hopFrom(`${path}/page/x`)).status).toBe(404);

  const other = await save('post', '/api/categories', name);
  await editor.write({ category: other.id });
  await expect.poll(() => hopFrom(path), atOnce).toEqual({ status: 200, locations: [] });
  expect((await hopFrom(`${path}-c`)).status).toBe(200);
});

const articlesIn = (html: string) => html.match(/<article\b/g)?.length ?? 0;

test('long lists have pages', async ({ request }) => {
  const editor = await Editor.signIn(request);
  const tag = freshWord();
  const dates = Array.from({ length: 13 }, (_, index) => `2020-01-${10 + index}T12:00:00.000Z`);
  for (const date of dates) await editor.write({ date, tags: [tag] });
  const first = await htmlOf(request, `/blog/tag/${tag}`);
  expect(articlesIn(first)).toBe(12);
  expect(/[A-Z][a-z]+ \d+, 2020/.exec(first.slice(first.indexOf('<article')))?.[0]).toBe('January 22, 2020');
  expect(first).toContain(`href="/blog/tag/${tag}/page/2"`);
  expect(first).toContain('Older posts');
  const second = await htmlOf(request, `/blog/tag/${tag}/page/2`);
  expect(articlesIn(second)).toBe(1);
  expect(second).toContain('January 10, 2020');
  for (const missing of ['page/1', 'page/3', 'page/x', 'page/-1']) {
    expect(await statusOf(request, `/blog/tag/${tag}/${missing}`)).toBe(404);
  }
});
