import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { findFeed } from '@/queries/blog/feeds/findFeed';
import { jsonFeed } from '@/queries/blog/feeds/jsonFeed';
import { rssFeed } from '@/queries/blog/feeds/rssFeed';
import { findAuthorPosts } from '@/queries/blog/getAuthorPosts';
import { findBlogTopics } from '@/queries/blog/getBlogTopics';
import { findListedPosts } from '@/queries/blog/getListedPosts';
import { findSitemapParts, findSitemapPosts } from '@/queries/blog/sitemapParts';
import { findPost } from '@/queries/blog/getPost';
import { findPostList } from '@/queries/blog/getPostList';
import { findPostSurroundings } from '@/queries/blog/getPostSurroundings';
import { findTagName } from '@/queries/blog/getTagName';
import { searchPosts } from '@/queries/blog/searchPosts';
import { bodyOf, changePost, element, freshTitle, textNode, writePost } from '../factories/post';
import { api } from '../helpers/api';
import { countQueries } from '../helpers/countQueries';
import { staffTokens } from '../helpers/staffTokens';
import { testPayload } from '../helpers/testPayload';

let payload: Payload;
let token: string;
let adminToken: string;

beforeAll(async () => {
  payload = await testPayload();
  ({ token, adminToken } = await staffTokens());
});

/** A word that no other post has; letters only, so that it is one word. */
const freshWord = () => `w${randomUUID().replace(/[^a-z]/g, '')}`;
const bodyWith = (text: string) => bodyOf(element('paragraph', [textNode(text)]));
const write = async (fields: Record<string, unknown>) => (await writePost({ token, fields })).body.doc;
const search = (question: string, page = 1) => searchPosts(payload, { question, page });
const slugsFound = async (question: string) => (await search(question)).posts.map(({ slug }) => slug);

describe('search', () => {
  it('finds a word of the title, a tag, the description and the text, in this order', async () => {
    const word = freshWord();
    const inBody = await write({ body: bodyWith(`Some ${word} here`) });
    const inDescription = await write({ description: `About ${word}.` });
    const inTag = await write({ tags: [word] });
    const inTitle = await write({ title: `${freshTitle()} ${word}` });
    expect(await slugsFound(word)).toEqual([inTitle, inTag, inDescription, inBody].map(({ slug }) => slug));
  });

  it('finds words by their beginning, their stem and without accents, all of them', async () => {
    const word = freshWord();
    const { slug } = await write({ body: bodyWith(`${word} automating Café invoices`) });
    for (const question of ['automa', 'automated', 'cafe', 'CAFÉ', 'invoice', 'the invoices of']) {
      expect(await slugsFound(`${word} ${question}`)).toEqual([slug]);
    }
    expect(await slugsFound(word.slice(0, -2))).toEqual([slug]);
    expect(await slugsFound(`${word} zebra`)).toEqual([]);
  });

  it('follows what is published, changed, unpublished and deleted', async () => {
    const [first, second] = [freshWord(), freshWord()];
    const draft = (await writePost({ token, isDraft: true, fields: { tags: [first] } })).body.doc;
    expect(await slugsFound(first)).toEqual([]);
    await changePost(draft.id, { token });
    expect(await slugsFound(first)).toEqual([draft.slug]);
    await changePost(draft.id, { token, isDraft: true, fields: { tags: [second] } });
    expect(await slugsFound(second)).toEqual([]);
    await changePost(draft.id, { token, fields: { tags: [second] } });
    expect(await slugsFound(first)).toEqual([]);
    expect(await slugsFound(second)).toEqual([draft.slug]);
    await api('PATCH', `/api/posts/${draft.id}`, { token, body: { _status: 'draft' } });
    expect(await slugsFound(second)).toEqual([]);
    await changePost(draft.id, { token });
    await api('DELETE', `/api/posts/${draft.id}`, { token: adminToken });
    expect(await slugsFound(second)).toEqual([]);
  });

  it('shows what it found page by page', async () => {
    const word = freshWord();
    for (let number = 0; number < 13; number += 1) await write({ tags: [word] });
    const [first, second, beyond] = [await search(word), await search(word, 2), await search(word, 3)];
    expect(first).toMatchObject({ total: 13, pages: 2 });
    expect([first.posts.length, second.posts.length, beyond.posts.length]).toEqual([12, 1, 0]);
    const ids = [...first.posts, ...second.posts].map(({ id }) => id);
    expect(new Set(ids).size).toBe(13);
  });

  it.each([
    "'",
    "') or true; --",
    'a & | ! ( ) : * <->',
    '%',
    '\\',
    '\u0000',
    '\ud800',
    ':*',
    '東京',
    'x'.repeat(100_000),
    'a '.repeat(50_000),
    'the of and',
  ])('takes %j for a question like any other', async (question) => {
    await expect(search(question)).resolves.toMatchObject({ pages: expect.any(Number) });
  });

  it('keeps the words of a text that is longer than PostgreSQL takes', async () => {
    const word = freshWord();
    const words = Array.from({ length: 60_000 }, (_, index) => `long${index}`).join(' ');
    const { slug } = await write({ body: bodyWith(`${word} ${words}`) });
    expect(await slugsFound(word)).toEqual([slug]);
  });
});

describe('tags', () => {
  it('have one page however they are spelled, called as the newest post spells it', async () => {
    const word = freshWord();
    const older = await write({ tags: [word.toUpperCase()], date: '2020-01-01T12:00:00.000Z' });
    const newer = await write({ tags: ['else', `${word}!`], date: '2020-01-02T12:00:00.000Z' });
    const { posts } = await findPostList(payload, { page: 1, tagSlug: word });
    expect(posts.map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect(await findTagName(payload, word)).toBe(`${word}!`);
    expect(await findTagName(payload, freshWord())).toBeNull();
  });
});

describe('previous, next and related posts', () => {
  it('are the nearest in time and the closest by topic', async () => {
    const tag = freshWord();
    // One moment for three posts: then the one that was written later is the later one.
    const date = new Date(Date.UTC(1990, 0, 1) + Math.floor(Math.random() * 1e11)).toISOString();
    const [before, here, after] = [
      await write({ date, tags: [tag, 'other'] }),
      await write({ date, tags: [tag] }),
      await write({ date, tags: [tag] }),
    ];
    const place = { id: here.id, date, categoryId: null, tags: [tag] };
    const { previous, next, related } = await findPostSurroundings(payload, place);
    expect([previous?.id, next?.id]).toEqual([before.id, after.id]);
    expect(related.map(({ id }) => id)).toEqual([after.id, before.id]);
  });
});

describe('feeds', () => {
  it('hold the newest posts, whole, with complete addresses', async () => {
    const body = bodyOf(
      element('paragraph', [
        textNode('<b>1 & 2</b> \u0001'),
        element('link', [textNode('here')], {
          fields: { linkType: 'custom', url: '/contact', newTab: false },
        }),
      ]),
    );
    const { slug, title } = await write({ body, tags: ['feed'], date: '2090-01-01T12:00:00.000Z' });
    const feed = await findFeed(payload, { path: '/blog/rss.xml', firmName: 'A & B' });
    const [item] = feed.items;
    expect(item).toMatchObject({ title, url: `http://localhost:3000/blog/${slug}`, topics: ['feed'] });
    expect(item?.content).toContain('&lt;b&gt;1 &amp; 2&lt;/b&gt;');
    expect(item?.content).toContain('href="http://localhost:3000/contact"');
    expect(feed.items.length).toBeLessThanOrEqual(20);

    const rss = rssFeed(feed);
    expect(rss).toContain('<title>A &amp; B Blog</title>');
    expect(rss).toContain('<pubDate>Sun, 01 Jan 2090 12:00:00 GMT</pubDate>');
    expect(rss).not.toContain('\u0001');
    const json = JSON.parse(jsonFeed(feed)) as { version: string; items: { url: string }[] };
    expect(json.version).toBe('https://jsonfeed.org/version/1.1');
    expect(json.items[0]?.url).toBe(item?.url);
    await api('DELETE', `/api/posts/${(await findPostId(slug)) ?? 0}`, { token: adminToken });
  });
});

const findPostId = async (slug: string) => {
  const answer = await findPost(payload, slug);
  return answer && 'post' in answer ? answer.post.id : null;
};

describe('what is not published', () => {
  it('shows in no list, feed, search, topic, neighborhood or address', async () => {
    const secret = freshWord();
    const category = await api<{ doc: { id: number } }>('POST', '/api/categories', {
      token,
      body: { name: freshTitle() },
    });
    const categoryId = category.body.doc.id;
    const fields = { tags: [secret], description: secret, category: categoryId, body: bodyWith(secret) };
    const date = '2091-01-01T12:00:00.000Z';
    const draft = (await writePost({ token, isDraft: true, fields: { ...fields, date } })).body.doc;
    const taken = await write({ ...fields, date });
    await api('PATCH', `/api/posts/${taken.id}`, { token, body: { _status: 'draft' } });
    const gone = await write({ ...fields, date });
    await api('DELETE', `/api/admin/blog/post/${gone.slug}`, { token });
    const shown = await write({ date: '2090-12-31T12:00:00.000Z' });
    await changePost(shown.id, { token, isDraft: true, fields });

    const place = { id: shown.id, date: shown.date, categoryId, tags: [secret] };
    const answers = await Promise.all([
      findPost(payload, draft.slug),
      findPost(payload, taken.slug),
      findPost(payload, gone.slug),
      findPost(payload, `${gone.slug}~${gone.id}`),
      findAuthorPosts(payload, gone.author),
      findPostList(payload, { page: 1 }),
      findPostList(payload, { page: 1, categoryId }),
      findPostList(payload, { page: 1, tagSlug: secret }),
      findPostSurroundings(payload, place),
      findTagName(payload, secret),
      findBlogTopics(payload),
      findListedPosts(payload),
      findSitemapPosts(payload, 1),
      findFeed(payload, { path: '/blog/rss.xml', firmName: 'Firm' }),
      search(secret),
      findPost(payload, shown.slug),
    ]);
    for (const answer of answers) {
      const text = JSON.stringify(answer);
      expect(text).not.toContain(secret);
      expect(text).not.toContain(draft.title);
      expect(text).not.toContain(taken.title);
      expect(text).not.toContain(gone.title);
    }
    await api('DELETE', `/api/posts/${shown.id}`, { token: adminToken });
  });
});

describe('the sitemap', () => {
  it('has parts of so many posts, each post in one, with the moment of its last change', async () => {
    const draft = (await writePost({ token, isDraft: true })).body.doc;
    const made = [await write({}), await write({}), draft, await write({})];
    const parts = await findSitemapParts(payload, 2);
    const listed = await Promise.all(parts.map(({ part }) => findSitemapPosts(payload, part, 2)));
    for (const [index, posts] of listed.entries()) {
      expect([1, 2]).toContain(posts.length);
      expect(parts[index]?.changed).toBe(
        posts
          .map(({ changed }) => changed)
          .sort()
          .at(-1),
      );
    }
    const urls = listed.flat().map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    const { totalDocs } = await payload.count({
      collection: 'posts',
      where: {
        and: [
          { _status: { equals: 'published' } },
          { noIndex: { not_equals: true } },
          { or: [{ canonicalUrl: { exists: false } }, { canonicalUrl: { equals: '' } }] },
        ],
      },
      overrideAccess: true,
    });
    expect(urls.length).toBe(totalDocs);
    const isListed = made.map(({ slug }) => urls.some((url) => url.endsWith(`/blog/${slug}`)));
    expect(isListed).toEqual([true, true, false, true]);
  });
});

describe('the number of queries', () => {
  it('is the same however many posts there are', async () => {
    const tag = freshWord();
    const { id, slug, date } = await write({ tags: [tag], body: bodyWith(tag) });
    const readAll = async () => {
      await findPostList(payload, { page: 1 });
      await findPostList(payload, { page: 1, tagSlug: tag });
      await findPost(payload, slug);
      await findPostSurroundings(payload, { id, date, categoryId: null, tags: [tag] });
      await findBlogTopics(payload);
      await findListedPosts(payload);
      await findFeed(payload, { path: '/blog/rss.xml', firmName: 'Firm' });
      await search(tag);
    };
    // The second post gives the first one neighbors.
    await write({ tags: [tag], body: bodyWith(tag) });
    const before = await countQueries(payload, readAll);
    for (let number = 0; number < 10; number += 1) await write({ tags: [tag], body: bodyWith(tag) });
    expect(await countQueries(payload, readAll)).toBe(before);
    expect(before).toBeLessThan(30);
  });
});
