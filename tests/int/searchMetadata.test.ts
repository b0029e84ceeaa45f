import { beforeAll, describe, expect, it } from 'vitest';
import { pageAddressNeeded } from '@/domain/seo/isPageAddress';
import { findListedPosts } from '@/queries/blog/getListedPosts';
import { findBlogTopics } from '@/queries/blog/getBlogTopics';
import { findFeed } from '@/queries/blog/feeds/findFeed';
import { findPost } from '@/queries/blog/getPost';
import { findSitemapParts, findSitemapPosts } from '@/queries/blog/sitemapParts';
import { findPostHeads } from '@/queries/seo/findPostHeads';
import { findSeoPage } from '@/queries/seo/findSeoPage';
import { siteOrigin } from '@/queries/siteOrigin';
import type { Uses } from '@/schemas/trash';
import type { SeoEntries } from '@/schemas/seo';
import { plainPng } from '../factories/picture';
import { changePost, freshTitle, writePost } from '../factories/post';
import { api } from '../helpers/api';
import { expiredTags } from '../helpers/expiredTags';
import { seoDesk } from '../helpers/seoDesk';
import { seoPageId } from '../helpers/seoPageId';
import { testPayload } from '../helpers/testPayload';
import { uploadPicture } from '../helpers/uploadPicture';

const desk = seoDesk();
const site = { origin: siteOrigin, firmName: 'Firm' };

async function freshPicture() {
  const data = new Uint8Array(await plainPng(400, 300));
  const { doc } = (await uploadPicture({ token: desk.admin, data })).body;
  const filename = doc.filename ?? '';
  return { id: doc.id, filename, sharePath: `/share/pictures/${filename.replace('.webp', '.jpg')}` };
}

const update = (path: string, body: unknown, token = desk.marketer) => api('PATCH', path, { token, body });

describe('a post', () => {
  async function publicSays(slug: string) {
    const payload = await testPayload();
    const answer = await findPost(payload, slug);
    const { posts } = await findPostHeads(payload, site, null);
    const parts = await findSitemapParts(payload);
    const listed = await Promise.all(parts.map(({ part }) => findSitemapPosts(payload, part)));
    const feed = await findFeed(payload, { path: '/blog/rss.xml', firmName: 'Firm' });
    const path = `/blog/${slug}`;
    return {
      post: answer && 'post' in answer ? answer.post : null,
      head: posts.find((post) => post.path === path)?.head,
      isInSitemap: listed.flat().some(({ url }) => url === siteOrigin + path),
      isInGuide: (await findListedPosts(payload)).some((post) => post.path === path),
      feedItem: feed.items.find(({ id }) =>
        id.endsWith(`#post-${answer && 'post' in answer && answer.post.id}`),
      ),
    };
  }

  it('is listed by its own address unless its author says otherwise', async () => {
    const { body } = await writePost({ token: desk.marketer });
    const path = `/blog/${body.doc.slug}`;
    expect(await publicSays(body.doc.slug)).toMatchObject({
      post: { canonicalUrl: null, noIndex: false, metaImage: null },
      head: { canonicalUrl: siteOrigin + path, robots: null },
      isInSitemap: true,
      isInGuide: true,
      feedItem: { url: siteOrigin + path },
    });
  });

  it('that is kept out of search results leaves sitemap, guide and feeds, and says so in its head', async () => {
    const { body } = await writePost({ token: desk.marketer, fields: { noIndex: true } });
    expect(await publicSays(body.doc.slug)).toMatchObject({
      post: { noIndex: true },
      head: { robots: 'noindex' },
      isInSitemap: false,
      isInGuide: false,
      feedItem: undefined,
    });
  });

  it('that belongs to another address names that one, in feeds too, and leaves the sitemap', async () => {
    const canonicalUrl = 'https://elsewhere.example/first';
    const { body } = await writePost({ token: desk.marketer, fields: { canonicalUrl: ` ${canonicalUrl} ` } });
    expect(await publicSays(body.doc.slug)).toMatchObject({
      post: { canonicalUrl },
      head: { canonicalUrl },
      isInSitemap: false,
      isInGuide: false,
      feedItem: { url: canonicalUrl },
    });
  });

  it('keeps its own address out of that field, and this site’s addresses as paths', async () => {
    const { body } = await writePost({ token: desk.marketer });
    const { id, slug } = body.doc;
    await changePost(id, { token: desk.marketer, fields: { canonicalUrl: `${siteOrigin}/blog/${slug}` } });
    expect((await publicSays(slug)).post?.canonicalUrl).toBeNull();
    await changePost(id, { token: desk.marketer, fields: { canonicalUrl: `${siteOrigin}/story` } });
    expect((await publicSays(slug)).post?.canonicalUrl).toBe('/story');
  });

  it.each(['javascript:alert(1)', '//evil.example', 'elsewhere.example', 'https://a.example/"><script>'])(
    'takes no address such as %s',
    async (canonicalUrl) => {
      const { status, body } = await writePost({ token: desk.marketer, fields: { canonicalUrl } });
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain(pageAddressNeeded);
    },
  );

  it('shows its share picture in link previews, and its cover once that is in the trash', async () => {
    const [cover, share] = [await freshPicture(), await freshPicture()];
    const { body } = await writePost({
      token: desk.marketer,
      fields: { cover: cover.id, metaImage: share.id },
    });
    const { slug } = body.doc;
    const shown = async () => {
      const { post } = await publicSays(slug);
      const { posts } = await findPostHeads(await testPayload(), site, null);
      return [post?.metaImage?.filename, posts.find(({ path }) => path === `/blog/${slug}`)?.hasPicture];
    };
    expect(await shown()).toEqual([share.filename, true]);
    const { readUpTo } = await findPostHeads(await testPayload(), site, null);
    await update(`/api/media/${share.id}`, { deletedAt: new Date().toISOString() });
    expect(await shown()).toEqual([undefined, true]);
    const { posts } = await findPostHeads(await testPayload(), site, readUpTo);
    expect(posts.map(({ path }) => path)).toContain(`/blog/${slug}`);
  });

  it('is made anew in lists and sitemap when that changes, and only then', async () => {
    const { body } = await writePost({ token: desk.marketer });
    const tagsOf = (fields: object) =>
      expiredTags(() => changePost(body.doc.id, { token: desk.marketer, fields: { ...fields } }));
    expect(await tagsOf({ noIndex: true })).toContain('posts');
    expect(await tagsOf({ metaTitle: 'Found by this' })).not.toContain('posts');
  });
});

describe('a page', () => {
  it('shows the share picture where no other image is named', async () => {
    const { id, sharePath } = await freshPicture();
    const page = `/api/seo-pages/${await seoPageId('team')}`;
    expect((await update(page, { sharePicture: id })).status).toBe(200);
    expect((await desk.read('team')).body).toEqual({ ogImage: sharePath });
    const { body } = await api<SeoEntries>('GET', '/api/seo/entries', { token: desk.marketer });
    expect(body.entries.find(({ pageKey }) => pageKey === 'team')?.head).toMatchObject({
      ogImage: siteOrigin + sharePath,
      twitterImage: siteOrigin + sharePath,
    });
    await update(page, { ogImage: 'https://example.com/other.png' });
    expect((await desk.read('team')).body).toEqual({ ogImage: 'https://example.com/other.png' });
  });

  it.each(['path', 'file', 'address'] as const)(
    'takes a stored picture by its %s through the documented call, and answers it',
    async (form) => {
      const { id, filename, sharePath } = await freshPicture();
      const ogImage = { path: sharePath, file: `/blog-images/${filename}`, address: siteOrigin + sharePath }[
        form
      ];
      expect(await desk.save('team', { ogImage })).toMatchObject({
        status: 200,
        body: { ogImage: sharePath },
      });
      const payload = await testPayload();
      const stored = await payload.findByID({
        ...{ collection: 'seo-pages', id: await seoPageId('team'), depth: 0 },
      });
      expect(stored).toMatchObject({ ogImage: null, sharePicture: id });
      // What was answered is sent back with a change, as forms do.
      await desk.save('team', { title: 'Changed', ogImage: sharePath, replaces: { ogImage: sharePath } });
      expect((await desk.read('team')).body).toEqual({ title: 'Changed', ogImage: sharePath });
      await desk.save('team', { title: 'Changed' });
      expect((await desk.read('team')).body).toEqual({ title: 'Changed' });
    },
  );

  it('stores no copy of its share picture for X, which would stay when the picture goes', async () => {
    const { sharePath } = await freshPicture();
    await desk.save('team', { ogImage: sharePath, twitterImage: siteOrigin + sharePath });
    expect((await desk.read('team')).body).toEqual({ ogImage: sharePath });
  });

  it('has its share picture in History, and again when it is restored', async () => {
    const { sharePath } = await freshPicture();
    await desk.save('team', { ogImage: sharePath });
    await desk.save('team', {});
    const [, before] = await desk.history('team');
    expect(before?.record).toEqual({ ogImage: sharePath });
    expect((await desk.restore('team', before?.id)).body).toEqual({ ogImage: sharePath });
  });

  it('goes without a picture in the trash, is made anew then, and is named among its uses before', async () => {
    const { id, sharePath } = await freshPicture();
    await desk.save('team', { ogImage: sharePath });
    const uses = await api<Uses[]>('GET', `/api/admin/blog/uses/media?ids=${id}`, { token: desk.marketer });
    expect(uses.body[0]?.pages).toEqual([{ id: await seoPageId('team'), name: 'Our Team' }]);
    const move = (deletedAt: string | null) => update(`/api/media/${id}?trash=true`, { deletedAt });
    expect(await expiredTags(() => move(new Date().toISOString()))).toContain('seo-page:team');
    expect((await desk.read('team')).body).toEqual({});
    expect(await expiredTags(() => move(null))).toContain('seo-page:team');
    expect((await desk.read('team')).body).toEqual({ ogImage: sharePath });
    expect(await expiredTags(() => api('DELETE', `/api/media/${id}`, { token: desk.admin }))).toContain(
      'seo-page:team',
    );
    expect((await desk.read('team')).body).toEqual({});
  });

  it('describes its share picture by its alt text, and is made anew when that changes', async () => {
    const { id, sharePath } = await freshPicture();
    await desk.save('team', { ogImage: sharePath });
    const imageAlt = async () => (await findSeoPage(await testPayload(), 'team')).imageAlt;
    for (const alt of ['A new desk', 'Two new desks']) {
      expect(await expiredTags(() => update(`/api/media/${id}`, { alt }))).toContain('seo-page:team');
      expect(await imageAlt()).toBe(alt);
    }
    await desk.save('team', { ogImage: 'https://example.com/other.png' });
    expect(await imageAlt()).toBeNull();
    await desk.save('team', {});
  });

  it('that nobody has saved says so in the list of pages', async () => {
    const savedAt = async () => {
      const { body } = await api<SeoEntries>('GET', '/api/seo/entries', { token: desk.marketer });
      return body.entries.find(({ pageKey }) => pageKey === 'team')?.updatedAt;
    };
    expect(await savedAt()).toBeNull();
    await desk.save('team', { title: 'Saved' });
    expect(await savedAt()).toMatch(/^20/);
    await desk.save('team', {});
    expect(await savedAt()).toMatch(/^20/);
  });
});

describe('a category', () => {
  it('is found by its own search words and shared with its own picture', async () => {
    const { id: metaImage, sharePath } = await freshPicture();
    const name = freshTitle();
    const words = { metaTitle: 'Found by this', metaDescription: 'And described like this.' };
    const made = await api<{ doc: { id: number } }>('POST', '/api/categories', {
      ...{ token: desk.marketer, body: { name, ...words, metaImage } },
    });
    const { id } = made.body.doc;
    await writePost({ token: desk.marketer, fields: { category: id } });
    const headOf = async () => {
      const { categories } = await findBlogTopics(await testPayload());
      return categories.find((category) => category.id === id)?.head;
    };
    expect(await headOf()).toEqual({
      ...{ title: words.metaTitle, description: words.metaDescription, image: sharePath },
      imageAlt: 'A desk',
    });
    for (const alt of ['A ledger', 'Two ledgers']) {
      expect(await expiredTags(() => update(`/api/media/${metaImage}`, { alt }))).toContain('posts');
      expect(await headOf()).toMatchObject({ imageAlt: alt });
    }
    await update(`/api/categories/${id}`, { metaTitle: name, metaDescription: null, metaImage: null });
    const { metaTitle } = await (await testPayload()).findByID({ collection: 'categories', id });
    expect(metaTitle).toBeNull();
    expect(await headOf()).toMatchObject({ title: name, image: '/share/blog.png', imageAlt: null });
  });
});

describe('the plugin’s questions', () => {
  const ask = (part: string, body: unknown, token = desk.marketer) =>
    api<{ result: string }>('POST', `/api/plugin-seo/generate-${part}`, { token, body });
  const long = 'What an accountant, a lawyer and a dentist learned about the hours that routine work takes';
  let post: { id: number; slug: string };

  beforeAll(async () => {
    post = (await writePost({ token: desk.admin })).body.doc;
  });

  const ofPost = (doc: object) => ({
    id: post.id,
    collectionSlug: 'posts',
    doc: { slug: post.slug, ...doc },
  });

  it('fit a title that search results would cut off, with the firm’s name behind it', async () => {
    const { status, body } = await ask('title', ofPost({ title: long }));
    expect(status).toBe(200);
    expect(long.startsWith(body.result)).toBe(true);
    expect(body.result).not.toBe(long);
  });

  it('copy nothing that the page says by itself', async () => {
    expect((await ask('title', ofPost({ title: 'Short' }))).body.result).toBe('');
    expect((await ask('title', ofPost({ title: 'Short', metaTitle: 'Own' }))).body.result).toBe('Own');
    const id = await seoPageId('team');
    const page = { id, collectionSlug: 'seo-pages', doc: { pageKey: 'team' } };
    expect((await ask('description', page)).body.result).toBe('');
  });

  it('answer the address and the picture of the document in the form', async () => {
    const picture = await freshPicture();
    const doc = { canonicalUrl: 'https://elsewhere.example/first', metaImage: picture.id };
    expect((await ask('url', ofPost(doc))).body.result).toBe('https://elsewhere.example/first');
    expect((await ask('image', ofPost(doc))).body.result).toBe(siteOrigin + picture.sharePath);
    const category = { collectionSlug: 'categories', doc: { name: 'Costs of sums' } };
    expect((await ask('url', category)).body.result).toBe(`${siteOrigin}/blog/category/costs-of-sums`);
  });

  it.each(['title', 'description', 'url', 'image'])('are staff’s to ask: %s', async (part) => {
    const body = ofPost({ title: 'Whatever' });
    for (const token of [undefined, desk.client]) {
      const { status } = await api('POST', `/api/plugin-seo/generate-${part}`, { token, body });
      expect(status).toBe(404);
    }
    expect((await ask(part, body, desk.admin)).status).toBe(200);
    expect((await ask(part, { collectionSlug: 'users', doc: {} })).status).toBe(403);
  });
});
