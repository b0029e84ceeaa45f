import { createLocalReq } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { slugFromName } from '@/domain/blog/slugFromName';
import { dayIn } from '@/format/dates';
import { up } from '@/migrations/20261126_053000_days_at_noon';
import type { ListedPost } from '@/schemas/blog';
import { signedInAccount } from '../factories/account';
import {
  createCategory,
  createPost,
  freshSlug,
  postBody,
  readPost,
  updatePost,
} from '../factories/adminPost';
import { bodyOf, changePost, element, textNode, writePost } from '../factories/post';
import { api } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

let token: string;
let clientToken: string;

beforeAll(async () => {
  ({ token } = await signedInAccount({ role: 'admin' }));
  ({ token: clientToken } = await signedInAccount());
});

const list = (query: string) => api<ListedPost[]>('GET', `/api/admin/blog/posts${query}`, { token });

describe('writing a post', () => {
  it('answers what is needed to go on editing', async () => {
    const category = (await createCategory(token)).body;
    const sent = postBody({
      tags: ['Costs', ' Costs ', '', 'Hours'],
      categoryId: category.id,
      metaTitle: 'Meta',
      metaDescription: 'Meta description',
      date: '2026-05-04',
      featured: true,
    });
    const { status, body } = await createPost(token, sent);
    expect(status).toBe(201);
    expect(body.frontmatter).toEqual({
      title: sent.title,
      slug: sent.slug,
      excerpt: sent.excerpt,
      author: 'Jo Doe',
      published: false,
      featured: true,
      date: '2026-05-04T12:00:00.000Z',
      tags: ['Costs', 'Hours'],
      categoryId: category.id,
      categories: [category.name],
      metaTitle: 'Meta',
      metaDescription: 'Meta description',
      coverImage: '',
      coverAltText: '',
      coverIsDecorative: false,
    });
    expect(body.content).toBe(sent.content);
    expect(body.availableCategories).toContainEqual(category);
    expect((await readPost(token, sent.slug)).body).toEqual(body);
  });

  it('fills in author, date and slug', async () => {
    const title = `Größe & “Preis” ${freshSlug()}`;
    const { body } = await createPost(token, { title, slug: '', author: undefined });
    expect(body.frontmatter.slug).toMatch(/^groe-preis-post-|^grosse-preis-post-/);
    expect(body.frontmatter.author).not.toBe('');
    expect(body.frontmatter.date).toBe(`${new Date().toISOString().slice(0, 10)}T12:00:00.000Z`);
  });

  it('begins on the day of its writer, in the panel as in the portal', async () => {
    const [payload, { id, token: writer }] = [
      await testPayload(),
      await signedInAccount({ role: 'marketer' }),
    ];
    // Between them it is never the same day.
    for (const timezone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await payload.update({ collection: 'users', id, data: { timezone }, overrideAccess: true });
      const noon = `${dayIn(new Date(), timezone)}T12:00:00.000Z`;
      expect((await createPost(writer)).body.frontmatter.date).toBe(noon);
      expect((await writePost({ token: writer, isDraft: true })).body.doc.date).toBe(noon);
    }
  });

  it('keeps its day where it was kept as midnight, and other moments', async () => {
    const payload = await testPayload();
    const write = async (date: string) => (await createPost(token, { date, published: true })).body;
    const [midnight, moment] = [await write('2026-05-04T00:00:00Z'), await write('2026-05-04T00:01:00Z')];
    await up({ db: payload.db.drizzle, payload, req: await createLocalReq({}, payload) });
    const dateOf = async ({ id }: { id: number }, draft: boolean) =>
      (await payload.findByID({ collection: 'posts', id, draft, overrideAccess: true })).date;
    for (const draft of [false, true]) {
      expect(await dateOf(midnight, draft)).toBe('2026-05-04T12:00:00.000Z');
      expect(await dateOf(moment, draft)).toBe('2026-05-04T00:01:00.000Z');
    }
  });

  it('takes categories by name, and one at most', async () => {
    const { body: category } = await createCategory(token);
    const { body } = await createPost(token, { categories: [category.name, 'Other'] });
    expect(body.frontmatter.categoryId).toBe(category.id);
  });

  it.each([
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(201) }],
    ['excerpt', { excerpt: '' }],
    ['slug', { slug: 'a.b' }],
    ['slug', { slug: 'a/b' }],
    ['slug', { slug: '../etc' }],
    ['slug', { slug: 'page' }],
    ['slug', { slug: '', title: 'Статья' }],
    ['slug', { slug: '', title: 'Search' }],
    ['date', { date: 'tomorrow' }],
    ['categoryId', { categoryId: 2_147_483_647 }],
    ['categories', { categories: ['No such topic'] }],
    ['tags.0', { tags: ['x'.repeat(41)] }],
    ['tags', { tags: Array.from({ length: 13 }, (_, index) => `tag ${index}`) }],
    ['content', { content: 'PK\u0003\u0004\u0000\u0000' }],
    ['content', { content: 'a\ud800b' }],
    ['content', { content: 'x'.repeat(1024 * 1024) }],
    ['content', { content: '> '.repeat(2000) }],
    ['coverImage', { coverImage: '../../etc/passwd' }],
    ['coverImage', { coverImage: 'javascript:alert(1)' }],
    ['coverImage', { coverImage: '/blog-images/not-there-12345678.webp' }],
    ['published', { published: 'yes' }],
  ])('refuses a bad %s and stores nothing', async (field, bad) => {
    const author = freshSlug();
    const answer = await api<{ message: string; errors: { field: string }[] }>(
      'POST',
      '/api/admin/blog/posts',
      { token, body: postBody({ author, ...bad }) },
    );
    expect([answer.status, answer.body.errors[0]?.field]).toEqual([400, field]);
    expect((await list(`?search=${author}`)).body).toEqual([]);
  });

  it('gives one of two equal slugs at once', async () => {
    const slug = freshSlug();
    const answers = await Promise.all([1, 2, 3].map(() => createPost(token, { slug, published: true })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.errors?.[0]?.field).toBe('slug');
  });
});

describe('what an author typed', () => {
  const typed =
    '\r\nSetext\r\n===\r\n\r\n*  a list*\r\n+ with\t tabs  \r\n\r\n<b onclick="x()">raw</b>\n\n\n';

  it('comes back exactly as typed', async () => {
    const { status, body } = await createPost(token, { content: typed });
    expect([status, body.content]).toEqual([201, typed]);
    const saved = await updatePost(token, body.frontmatter.slug, { title: 'Another title', content: typed });
    expect(saved.body.content).toBe(typed);
    expect(saved.body.frontmatter.title).toBe('Another title');
  });

  it('ends with a change of the text in the CMS, not with one of the title', async () => {
    const { body } = await createPost(token, { content: typed });
    const { slug } = body.frontmatter;
    await changePost(body.id, { token, isDraft: true, fields: { title: 'New words' } });
    expect((await readPost(token, slug)).body.content).toBe(typed);
    const text = bodyOf(element('paragraph', [textNode('From the CMS.')]));
    await changePost(body.id, { token, isDraft: true, fields: { body: text } });
    expect((await readPost(token, slug)).body.content.trim()).toBe('From the CMS.');
  });

  it('leaves the text of the CMS alone while it stays the same', async () => {
    const text = bodyOf(element('paragraph', [textNode('From the CMS.')]));
    const { doc } = (await writePost({ token, fields: { body: text } })).body;
    const read = (await readPost(token, doc.slug)).body;
    await updatePost(token, doc.slug, { content: read.content, title: 'Another title' });
    const after = await api<{ body: unknown }>('GET', `/api/posts/${doc.id}`, { token });
    expect(after.body.body).toEqual(doc.body);
  });

  it('can be nothing', async () => {
    const { body } = await createPost(token, { content: '' });
    expect((await updatePost(token, body.frontmatter.slug, { content: ' \n' })).body.content).toBe(' \n');
  });
});

describe('slugs of drafts', () => {
  it('are unique too, and free again when a draft takes another one', async () => {
    const [first, second] = [freshSlug(), freshSlug()];
    const written = await writePost({ token, isDraft: true, fields: { slug: first } });
    await changePost(written.body.doc.id, { token, isDraft: true, fields: { slug: second } });
    expect((await createPost(token, { slug: first })).status).toBe(201);
    expect((await createPost(token, { slug: second })).status).toBe(409);
    const other = await writePost({ token, isDraft: true });
    const clash = await changePost(other.body.doc.id, { token, isDraft: true, fields: { slug: second } });
    expect(clash.status).toBe(400);
  });
});

describe('the list', () => {
  it('pages, searches, sorts and narrows down', async () => {
    const mark = freshSlug();
    const dates = ['2021-01-03', '2021-01-01', '2021-01-02'];
    for (const [index, date] of dates.entries()) {
      await createPost(token, { title: `${mark} 100%_${index}`, date, published: index === 1 });
    }
    const titles = async (query: string) =>
      (await list(`?search=${mark}${query}`)).body.map(({ title }) => title.slice(-1)).join('');
    expect(await titles('')).toBe('021');
    expect(await titles('&sort=date')).toBe('120');
    expect(await titles('&sort=-title')).toBe('210');
    expect(await titles('&status=published')).toBe('1');
    expect(await titles('&status=draft&limit=1&page=2')).toBe('2');
    expect(await titles(`%20${encodeURIComponent('100%_2')}`)).toBe('2');
    const page = await list(`?search=${mark}&limit=2`);
    expect([page.body.length, page.headers.get('X-Total-Count')]).toEqual([2, '3']);
  });

  it('shows authors, finds by them and sorts by them, whatever their case', async () => {
    const mark = freshSlug();
    const [ann, quinn, zoe] = [`ann ${mark}`, `Quinn ${mark}`, `Zoe ${mark}`];
    for (const author of [quinn, zoe, ann]) await createPost(token, { author });
    const authors = async (query: string) =>
      (await list(`?search=${mark}${query}`)).body.map(({ author }) => author);
    expect(await authors('&sort=author')).toEqual([ann, quinn, zoe]);
    expect(await authors('&sort=-author')).toEqual([zoe, quinn, ann]);
    expect(await authors('%20QUINN')).toEqual([quinn]);
  });

  it('answers everything, newest first, when nothing is asked', async () => {
    const { body, headers } = await list('');
    const dates = body.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(headers.get('X-Total-Count')).toBe(String(body.length));
  });

  it.each(['?page=0', '?page=x', '?limit=101', '?sort=body', '?status=all'])('refuses %s', async (query) => {
    expect((await list(query)).status).toBe(400);
  });
});

describe('categories', () => {
  it('are created, listed and deleted', async () => {
    const { status, body } = await createCategory(token);
    expect([status, body.description]).toEqual([201, null]);
    const all = () => api<{ id: number }[]>('GET', '/api/admin/blog/categories', { token });
    expect((await all()).body).toContainEqual({ ...body, posts: 0 });
    const post = (await createPost(token, { categoryId: String(body.id) })).body;
    const path = `/api/admin/blog/categories/${body.id}`;
    expect((await api('DELETE', path, { token })).status).toBe(200);
    expect((await api('DELETE', path, { token })).status).toBe(404);
    expect((await readPost(token, post.frontmatter.slug)).body.frontmatter.categoryId).toBeNull();
  });

  it('are renamed, with their posts and under a new address', async () => {
    const { body } = await createCategory(token);
    const other = (await createCategory(token)).body;
    const post = (await createPost(token, { categoryId: String(body.id) })).body;
    const rename = (name: string) =>
      api<{ errors?: { field: string }[] }>('PUT', `/api/admin/blog/categories/${body.id}`, {
        token,
        body: { name },
      });
    const taken = await rename(other.name.toUpperCase());
    expect([taken.status, taken.body.errors?.[0]?.field]).toEqual([409, 'name']);
    expect((await rename('!?')).status).toBe(400);
    const name = `Topic ${freshSlug()}`;
    const renamed = await rename(` ${name} `);
    expect([renamed.status, renamed.body]).toEqual([200, { ...body, name }]);
    expect((await readPost(token, post.frontmatter.slug)).body.frontmatter.categories).toEqual([name]);
    const stored = await (
      await testPayload()
    ).findByID({
      ...{ collection: 'categories', id: body.id, depth: 0, overrideAccess: true },
    });
    expect([stored.slug, stored.formerSlugs]).toEqual([slugFromName(name), [slugFromName(body.name)]]);
  });

  it('have one name each', async () => {
    const { name } = (await createCategory(token)).body;
    const again = await createCategory(token, name.toUpperCase());
    expect([again.status, again.body.errors?.[0]?.field]).toEqual([409, 'name']);
    for (const bad of ['', '  ', '!?', 'x'.repeat(61)]) {
      expect((await createCategory(token, bad)).status).toBe(400);
    }
    const atOnce = `Topic ${freshSlug()}`;
    const answers = await Promise.all([createCategory(token, atOnce), createCategory(token, atOnce)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('a client', () => {
  it('gets nowhere', async () => {
    const { slug } = (await createPost(token)).body.frontmatter;
    expect((await createPost(clientToken)).status).toBe(403);
    expect((await updatePost(clientToken, slug, { title: 'Stolen' })).status).toBe(403);
    expect((await readPost(token, slug)).body.frontmatter.title).not.toBe('Stolen');
  });
});
