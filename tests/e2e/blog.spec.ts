import type { APIRequestContext } from '@playwright/test';
import { Editor, freshTitle } from './support/posts';
import { expect, test } from './support/test';

const starter = {
  path: '/blog/what-an-hour-of-routine-work-costs',
  title: 'What an hour of routine work costs you',
};
/** Without waiting for the end of a cached page's time, on a slow machine too. */
const atOnce = { intervals: [50] };

const statusOf = async (request: APIRequestContext, path: string) =>
  (await request.get(path, { maxRedirects: 0 })).status();
const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test('readers find a post, read it and go on from there', async ({ page, expectAccessible }) => {
  await page.goto('/blog');
  await expect(page).toHaveTitle(/^Blog: /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Worked examples and plain answers');
  await expectAccessible();

  await page.getByRole('link', { name: starter.title }).click();
  await expect(page).toHaveURL(starter.path);
  await expect(page).toHaveTitle(new RegExp(`^${starter.title}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(starter.title);
  await expect(page.getByText(/^\d+ min read$/).first()).toBeVisible();
  const cover = page.getByRole('img', { name: /^A grid of small squares/ });
  await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible();

  const contents = page.getByRole('navigation', { name: 'In this post' });
  await contents.getByRole('link', { name: 'Three tasks, worked out' }).click();
  await expect(page.getByRole('heading', { name: 'Three tasks, worked out' })).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Table' })).toContainText('$22,500');
  await expect(page.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(starter.path)),
  );
  await page.getByRole('link', { name: /^Previous post/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(starter.title);
});

test('a place in a post is sent on by its address', { tag: '@desktop' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(starter.path);
  const heading = page.getByRole('heading', { name: 'Three tasks, worked out' });
  await heading.getByRole('link').click();
  await expect(page).toHaveURL(`${starter.path}#${await heading.getAttribute('id')}`);
  const contents = page.getByRole('navigation', { name: 'In this post' });
  const weightOf = (name: string) =>
    contents.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).fontWeight);
  await expect.poll(() => weightOf('Three tasks, worked out')).toBe('600');

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(starter.path, page.url()).href,
  );
});

test('topics lead to their posts', { tag: '@desktop' }, async ({ page, expectAccessible }) => {
  await page.goto('/blog');
  const topics = page.getByRole('navigation', { name: 'Topics' });
  await topics.getByRole('link', { name: 'Costs and savings' }).click();
  await expect(page).toHaveURL('/blog/category/costs-and-savings');
  await expect(topics.getByRole('link', { name: 'Costs and savings' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('link', { name: starter.title })).toBeVisible();
  await expectAccessible();
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the blog can be read', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('link', { name: starter.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(starter.title);
    await expect(page.getByText('You need three figures per task')).toBeVisible();
  });
});

test('what is published, changed and unpublished shows at once', { tag: '@desktop' }, async ({ request }) => {
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

test('an old address leads to the new one for good', { tag: '@desktop' }, async ({ request }) => {
  const editor = await Editor.signIn(request);
  const post = await editor.write();
  const path = `/blog/${post.slug}`;
  await expect.poll(() => statusOf(request, path), atOnce).toBe(200);
  await editor.publish(post, { slug: `${post.slug}-new` });
  await expect.poll(() => statusOf(request, path), atOnce).toBe(308);
  const answer = await request.get(path, { maxRedirects: 0 });
  expect(answer.headers().location).toBe(`${path}-new`);
  expect(await statusOf(request, `${path}-new`)).toBe(200);
});

test('long lists have pages', async ({ page, request }) => {
  const editor = await Editor.signIn(request);
  const tag = `t-${freshTitle().slice(5, 23)}`;
  const dates = Array.from({ length: 13 }, (_, index) => `2020-01-${10 + index}T12:00:00.000Z`);
  for (const date of dates) await editor.write({ date, tags: [tag] });

  await page.goto(`/blog/tag/${tag}`);
  const posts = page.getByRole('main').getByRole('article');
  await expect(posts).toHaveCount(12);
  await expect(posts.first()).toContainText('January 22, 2020');
  await page.getByRole('link', { name: 'Older posts' }).click();
  await expect(page).toHaveURL(`/blog/tag/${tag}/page/2`);
  await expect(posts).toHaveCount(1);
  await expect(posts).toContainText('January 10, 2020');
  for (const missing of ['page/1', 'page/3', 'page/x', 'page/-1']) {
    expect(await statusOf(request, `/blog/tag/${tag}/${missing}`)).toBe(404);
  }
});

test('staff looks at a draft on the site', { tag: '@desktop' }, async ({ page }) => {
  const editor = await Editor.signInToCms(page);
  const draft = await editor.write({ _status: 'draft', text: 'Only for us.' });
  await page.goto(`/blog/preview/${draft.id}`);
  await expect(page.getByText('Only for us.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the editor' })).toBeVisible();
});

test('nothing but published posts has an address', { tag: '@desktop' }, async ({ request }) => {
  for (const path of ['nothing-here', 'page', 'category/none', 'tag/none', 'a.b', 'preview/1x']) {
    expect(await statusOf(request, `/blog/${path}`)).toBe(404);
  }
});
