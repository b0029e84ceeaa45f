import { beforeAll, describe, expect, it } from 'vitest';
import type { TypedUser } from 'payload';
import { goneTag } from '@/domain/caching/goneTag';
import { cacheTags, postTag } from '@/queries/cacheTags';
import { signedInAccount, type TestAccount } from '../factories/account';
import { createCategory } from '../factories/adminPost';
import { plainPng } from '../factories/picture';
import { bodyOf, changePost, element, freshTitle, linkTo, textNode, writePost } from '../factories/post';
import { api } from '../helpers/api';
import { expiredTags } from '../helpers/expiredTags';
import { testPayload } from '../helpers/testPayload';
import { uploadPicture } from '../helpers/uploadPicture';

type Caller = 'visitor' | 'client' | 'marketer' | 'admin';

const accounts = {} as Record<Exclude<Caller, 'visitor'>, TestAccount>;
const users: Record<string, TypedUser | undefined> = {};
let token: string;

beforeAll(async () => {
  const payload = await testPayload();
  for (const role of ['client', 'marketer', 'admin'] as const) {
    accounts[role] = await signedInAccount({ role });
    const user = await payload.findByID({ collection: 'users', id: accounts[role].id });
    users[role] = { ...user, collection: 'users' };
  }
  token = accounts.marketer.token;
});

const tokenOf = (caller: Caller) => (caller === 'visitor' ? undefined : accounts[caller].token);

describe('drafts', () => {
  const outsiders = ['visitor', 'client'] as const;

  it.each(outsiders)('are invisible to a %s, by every route', async (caller) => {
    const { doc } = (await writePost({ token, isDraft: true })).body;
    for (const path of [
      '/api/posts',
      '/api/posts?draft=true',
      '/api/posts/versions',
      `/api/posts/${doc.id}`,
      `/api/posts/${doc.id}?draft=true`,
    ]) {
      expect((await api('GET', path, { token: tokenOf(caller) })).status).toBe(404);
    }
  });

  it.each(outsiders)('are invisible to a %s behind the gate', async (caller) => {
    const payload = await testPayload();
    const { doc } = (await writePost({ token, isDraft: true })).body;
    const asCaller = { collection: 'posts', user: users[caller], overrideAccess: false } as const;
    const where = { title: { equals: doc.title } };
    for (const draft of [false, true]) {
      expect((await payload.find({ ...asCaller, where, draft })).docs).toEqual([]);
      await expect(payload.findByID({ ...asCaller, id: doc.id, draft })).rejects.toThrow();
    }
    expect((await payload.count({ ...asCaller, where })).totalDocs).toBe(0);
    await expect(payload.findVersions(asCaller)).rejects.toThrow();
  });

  it('of a published post change nothing for visitors until they are published', async () => {
    const payload = await testPayload();
    const { doc } = (await writePost({ token })).body;
    const title = freshTitle();
    await changePost(doc.id, { token, isDraft: true, fields: { title } });
    const asVisitor = { collection: 'posts', id: doc.id, overrideAccess: false } as const;
    expect((await payload.findByID(asVisitor)).title).toBe(doc.title);
    expect((await payload.findByID({ ...asVisitor, draft: true })).title).toBe(doc.title);
    await changePost(doc.id, { token, fields: { title } });
    expect((await payload.findByID(asVisitor)).title).toBe(title);
  });

  it('are what a post becomes when it is unpublished, and its pages are gone', async () => {
    const payload = await testPayload();
    const { doc } = (await writePost({ token })).body;
    const tags = await expiredTags(() =>
      api('PATCH', `/api/posts/${doc.id}`, { token, body: { _status: 'draft' } }),
    );
    expect(tags).toEqual(expect.arrayContaining([postTag(doc.slug), cacheTags.posts].map(goneTag)));
    const where = { id: { equals: doc.id } };
    const { docs } = await payload.find({ collection: 'posts', where, overrideAccess: false });
    expect(docs).toEqual([]);
  });

  it('leave every page as it is when they are deleted unseen', async () => {
    const [draft, shown] = await Promise.all([writePost({ token, isDraft: true }), writePost({ token })]);
    const deleting = ({ id }: { id: number }) =>
      expiredTags(() => api('DELETE', `/api/posts/${id}`, { token: accounts.admin.token }));
    expect(await deleting(draft.body.doc)).toEqual([]);
    const tags = [postTag(shown.body.doc.slug), cacheTags.posts];
    expect(await deleting(shown.body.doc)).toEqual([...tags, ...tags.map(goneTag)].sort());
  });

  it('may lack what a published post must have', async () => {
    const fields = { title: undefined, description: undefined };
    const draft = await writePost({ token, isDraft: true, fields });
    expect(draft.status).toBe(201);
    expect((await changePost(draft.body.doc.id, { token })).status).toBe(400);
  });
});

describe('the pages that a change makes stale', () => {
  const paragraphs = (words: number) => bodyOf(element('paragraph', [textNode('word '.repeat(words))]));
  const cover = async () => {
    const data = new Uint8Array(await plainPng(1200, 630));
    return (await uploadPicture({ token, data })).body.doc.id;
  };
  const category = async () => (await createCategory(token)).body.id;
  const change = async (fields: Record<string, unknown>) => {
    const { doc } = (await writePost({ token, fields: { date: '2026-05-04T00:00:00.000Z' } })).body;
    const slug = `${doc.slug}-2`;
    await changePost(doc.id, { token, fields: { slug } });
    const tags = await expiredTags(() => changePost(doc.id, { token, fields }));
    expect(tags.filter((tag) => tag !== cacheTags.posts)).toEqual(
      [cacheTags.feeds, postTag(doc.slug), postTag(slug)].sort(),
    );
    return tags;
  };

  it.each<[string, () => unknown]>([
    ['title', freshTitle],
    ['description', () => 'Something else.'],
    ['date', () => '2026-05-05T00:00:00.000Z'],
    ['author', () => 'Jo Else'],
    ['featured', () => true],
    ['tags', () => ['Costs']],
    ['category', category],
    ['cover', cover],
    ['coverIsDecorative', () => true],
    ['body', () => paragraphs(1200)],
  ])('are its own, under former addresses too, and the lists for another %s', async (field, value) => {
    expect(await change({ [field]: await value() })).toContain(cacheTags.posts);
  });

  it.each<[string, unknown]>([
    ['a body that takes as long to read', { body: paragraphs(3) }],
    ['metadata', { meta: { title: 'For search engines' } }],
  ])('are its own alone for %s', async (_what, fields) => {
    expect(await change(fields as Record<string, unknown>)).not.toContain(cacheTags.posts);
  });
});

describe('access to posts, categories and media', () => {
  const expected: Record<Caller, { write: number; read: number; end: number }> = {
    visitor: { write: 404, read: 404, end: 404 },
    client: { write: 404, read: 404, end: 404 },
    marketer: { write: 200, read: 200, end: 403 },
    admin: { write: 200, read: 200, end: 200 },
  };

  it.each(Object.keys(expected) as Caller[])('posts: %s', async (caller) => {
    const { doc } = (await writePost({ token })).body;
    const as = { token: tokenOf(caller) };
    const { write, read, end } = expected[caller];
    expect((await api('GET', `/api/posts/${doc.id}`, as)).status).toBe(read);
    const body = { description: 'Changed' };
    expect((await api('PATCH', `/api/posts/${doc.id}`, { ...as, body })).status).toBe(write);
    expect((await api('DELETE', `/api/posts/${doc.id}`, as)).status).toBe(end);
  });

  it.each(Object.keys(expected) as Caller[])('categories: %s', async (caller) => {
    const created = await api<{ doc: { id: number } }>('POST', '/api/categories', {
      token,
      body: { name: freshTitle() },
    });
    const path = `/api/categories/${created.body.doc.id}`;
    const as = { token: tokenOf(caller) };
    const { write, read, end } = expected[caller];
    expect((await api('GET', path, as)).status).toBe(read);
    expect((await api('PATCH', path, { ...as, body: { description: 'Changed' } })).status).toBe(write);
    expect((await api('DELETE', path, as)).status).toBe(end);
  });

  it.each(['visitor', 'client'] as const)('is closed to a %s behind the gate', async (caller) => {
    const payload = await testPayload();
    const as = { user: users[caller], overrideAccess: false } as const;
    const where = { id: { exists: true } };
    for (const collection of ['posts', 'categories', 'media'] as const) {
      await expect(payload.delete({ ...as, collection, where })).rejects.toThrow();
      await expect(payload.update({ ...as, collection, where, data: {} })).rejects.toThrow();
    }
    const data = { name: freshTitle(), slug: 'x' };
    await expect(payload.create({ ...as, collection: 'categories', data })).rejects.toThrow();
  });

  it('lets nobody write what the server keeps books of', async () => {
    const fields = { formerSlugs: ['stolen'], readingMinutes: 99, firstPublishedAt: '2001-01-01T00:00:00Z' };
    const { doc } = (await writePost({ token: accounts.admin.token, fields })).body;
    expect(doc).toMatchObject({ formerSlugs: [], readingMinutes: 1 });
    expect(doc.firstPublishedAt).not.toContain('2001');
  });
});

describe('bodies', () => {
  const paragraph = (...children: unknown[]) => element('paragraph', children);

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//example.com',
    'file:///etc/passwd',
    '',
  ])('may not link to %j, not even in a draft', async (url) => {
    for (const isDraft of [false, true]) {
      for (const type of ['link', 'autolink']) {
        const body = bodyOf(paragraph(linkTo(url, type)));
        expect((await writePost({ token, isDraft, fields: { body } })).status).toBe(400);
      }
    }
  });

  it.each([
    'https://example.com',
    'http://example.com',
    'mailto:a@example.com',
    'tel:+1555',
    '/contact',
    '#part',
  ])('may link to %s', async (url) => {
    const body = bodyOf(paragraph(linkTo(url)));
    const written = await writePost({ token, fields: { body } });
    expect(written.status).toBe(201);
    expect(JSON.stringify(written.body.doc.body)).toContain(JSON.stringify(url));
  });

  it('that are no bodies, or nested without end, are refused', async () => {
    let deep: unknown = textNode('deep');
    for (let level = 0; level < 200; level += 1) deep = element('quote', [deep]);
    for (const body of ['text', { root: 1 }, bodyOf(deep)]) {
      expect((await writePost({ token, fields: { body } })).status).toBe(400);
    }
  });

  it('count their reading time', async () => {
    const body = bodyOf(paragraph(textNode('word '.repeat(1200))));
    expect((await writePost({ token, fields: { body } })).body.doc.readingMinutes).toBe(5);
  });
});

describe('categories', () => {
  it('have one name each, whatever its case', async () => {
    const name = freshTitle();
    const create = (body: unknown) => api('POST', '/api/categories', { token, body });
    expect((await create({ name })).status).toBe(201);
    for (const other of [name, ` ${name} `, name.toUpperCase(), `${name}!`, '', '!?', undefined]) {
      expect((await create({ name: other })).status).toBe(400);
    }
  });

  it('go also while posts use them, which have no category then', async () => {
    const { body } = await api<{ doc: { id: number } }>('POST', '/api/categories', {
      token,
      body: { name: freshTitle() },
    });
    const { doc } = (await writePost({ token, fields: { category: body.doc.id } })).body;
    const byAdmin = { token: accounts.admin.token };
    expect((await api('DELETE', `/api/categories/${body.doc.id}`, byAdmin)).status).toBe(200);
    const { body: kept } = await api<{ category: null }>('GET', `/api/posts/${doc.id}`, { token });
    expect(kept.category).toBeNull();
  });
});
