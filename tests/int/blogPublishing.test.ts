import { beforeAll, describe, expect, it } from 'vitest';
import type { ListedPost } from '@/schemas/blog';
import { signedInAccount } from '../factories/account';
import { createPost, freshSlug, postPath, readPost, updatePost } from '../factories/adminPost';
import { changePost, writePost } from '../factories/post';
import { api } from '../helpers/api';
import { askWhileChanged } from '../helpers/askWhileChanged';
import { testPayload } from '../helpers/testPayload';

let token: string;

beforeAll(async () => {
  ({ token } = await signedInAccount({ role: 'admin' }));
});

const list = (query: string) => api<ListedPost[]>('GET', `/api/admin/blog/posts${query}`, { token });
const publicTitles = async (slug: string) => {
  const payload = await testPayload();
  const where = { slug: { equals: slug } };
  const { docs } = await payload.find({ collection: 'posts', where, overrideAccess: false });
  return docs.map(({ title }) => title);
};

describe('publishing', () => {
  it('shows readers each version that is saved, until the post is taken back', async () => {
    const slug = freshSlug();
    await createPost(token, { slug });
    expect(await publicTitles(slug)).toEqual([]);
    await updatePost(token, slug, { published: true, title: 'First' });
    expect(await publicTitles(slug)).toEqual(['First']);
    const second = await updatePost(token, slug, { title: 'Second' });
    expect(second.body.frontmatter.published).toBe(true);
    expect(await publicTitles(slug)).toEqual(['Second']);
    const taken = await updatePost(token, slug, { published: false });
    expect(taken.body.frontmatter).toMatchObject({ published: false, title: 'Second' });
    expect(await publicTitles(slug)).toEqual([]);
  });

  it('is told apart from a draft beside a public post', async () => {
    const { doc } = (await writePost({ token })).body;
    await changePost(doc.id, { token, isDraft: true, fields: { title: 'Not yet' } });
    const { body } = await readPost(token, doc.slug);
    expect(body.frontmatter).toMatchObject({ published: true, title: 'Not yet' });
    expect(body.hasUnpublishedChanges).toBe(true);
    expect((await list(`?search=${doc.slug}`)).body).toMatchObject([
      { id: doc.id, title: 'Not yet', published: true, hasUnpublishedChanges: true },
    ]);
    await updatePost(token, doc.slug, {});
    expect(await publicTitles(doc.slug)).toEqual(['Not yet']);
  });

  it('keeps the old address', async () => {
    const slug = freshSlug();
    await createPost(token, { slug, published: true });
    const { body } = await updatePost(token, slug, { slug: `${slug}-new` });
    expect(body.frontmatter.slug).toBe(`${slug}-new`);
    const { body: doc } = await api<{ formerSlugs: string[] }>('GET', `/api/posts/${body.id}`, { token });
    expect(doc.formerSlugs).toEqual([slug]);
  });

  it('keeps the old address of a post that is taken back and renamed at once', async () => {
    const slug = freshSlug();
    const { id } = (await createPost(token, { slug, published: true })).body;
    await updatePost(token, slug, { slug: `${slug}-new`, published: false });
    await updatePost(token, `${slug}-new`, { published: true });
    const { body: doc } = await api<{ formerSlugs: string[] }>('GET', `/api/posts/${id}`, { token });
    expect(doc.formerSlugs).toEqual([slug]);
  });

  it.each([
    ['javascript:', '[x](javascript:alert(1))'],
    ['raw HTML', '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>'],
    ['a deep list', Array.from({ length: 300 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n')],
    ['a broken table', '| a | b\n|--\n| c | d | e |\n|||'],
  ])('answers %s without a 500', async (_, content) => {
    const answer = await createPost(token, { content, published: true });
    expect([201, 400]).toContain(answer.status);
  });
});

describe('two people in one post', () => {
  it('an old version is refused, and both are kept', async () => {
    const other = await signedInAccount({ role: 'marketer' });
    const { body: first } = await createPost(token, { published: true });
    const { slug } = first.frontmatter;
    const newer = await updatePost(other.token, slug, { title: 'Newer', version: first.version });
    expect(newer.status).toBe(200);

    const mine = { title: 'Mine', content: 'My text.', version: first.version };
    const refused = await updatePost(token, slug, mine);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      changedBy: newer.body.updatedBy,
      changedAt: newer.body.version,
      version: newer.body.version,
    });
    expect((await readPost(token, slug)).body).toEqual(newer.body);
    expect(await publicTitles(slug)).toEqual(['Newer']);
    const payload = await testPayload();
    const kept = await payload.findVersionByID({ collection: 'posts', id: String(refused.body.keptAs) });
    expect(kept.version).toMatchObject({ title: 'Mine', typedMarkdown: 'My text.' });
    const draft = await api<{ title: string }>('GET', `/api/posts/${first.id}?draft=true`, { token });
    expect(draft.body.title).toBe('Newer');

    const anyway = await updatePost(token, slug, { ...mine, version: refused.body.version });
    expect([anyway.status, await publicTitles(slug)]).toEqual([200, ['Mine']]);
  });

  it('of many saves of one version at once, one is taken', async () => {
    const { body } = await createPost(token);
    const { version } = body;
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((title) => updatePost(token, body.frontmatter.slug, { title, version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const taken = answers.find(({ status }) => status === 200)?.body.frontmatter.title;
    expect((await readPost(token, body.frontmatter.slug)).body.frontmatter.title).toBe(taken);
  });

  it('an autosaved draft in the CMS counts as newer, an old client’s save without a version as willed', async () => {
    const { body } = await createPost(token);
    const { slug } = body.frontmatter;
    await changePost(body.id, { token, isDraft: true, fields: { title: 'In the CMS' } });
    expect((await updatePost(token, slug, { title: 'x', version: body.version })).status).toBe(409);
    expect((await updatePost(token, slug, { title: 'x' })).status).toBe(200);
  });

  it('are told of each other', async () => {
    const other = await signedInAccount({ role: 'marketer' });
    const { body } = await createPost(token);
    const { slug } = body.frontmatter;
    const editing = (as: string, takeOver = false) =>
      api<{ editor: { name: string; isYou: boolean } }>('POST', `${postPath(slug)}/editing`, {
        token: as,
        body: { takeOver },
      });
    expect((await editing(token)).body.editor.isYou).toBe(true);
    expect((await editing(other.token)).body.editor.isYou).toBe(false);
    await updatePost(token, slug, { title: 'Saved in between' });
    expect((await editing(other.token)).body.editor.isYou).toBe(false);
    const inCms = await changePost(body.id, { token: other.token, fields: { title: 'From the CMS' } });
    expect(inCms.status).toBe(423);
    expect((await editing(other.token, true)).body.editor.isYou).toBe(true);
    expect((await editing(token)).body.editor.isYou).toBe(false);
    await api('DELETE', `${postPath(slug)}/editing`, { token: other.token });
    expect((await editing(token)).body.editor.isYou).toBe(true);
  });
});

describe('a change of many posts', () => {
  const turns = [
    [
      'one call for many',
      (id: number) => api('PATCH', `/api/posts?where[id][in]=${id}`, { token, body: { featured: true } }),
    ],
    ['one that names the post', (id: number) => changePost(id, { token, fields: { featured: true } })],
  ] as const;
  it.each(turns)('waits for a save of one: %s', async (_, change) => {
    const { id } = (await writePost({ token })).body.doc;
    const save = `select pg_advisory_xact_lock_shared(hashtext('posts')), pg_advisory_xact_lock(hashtext($1))`;
    const answer = await askWhileChanged([save, [`post:${id}`]], () => change(id));
    expect(answer.status).toBe(200);
    const stored = await (await testPayload()).findByID({ collection: 'posts', id });
    expect(stored.featured).toBe(true);
  });
});

describe('deleting a post', () => {
  it('leaves nothing', async () => {
    const { body } = await createPost(token, { published: true });
    const { slug } = body.frontmatter;
    expect((await api('DELETE', postPath(slug), { token })).status).toBe(200);
    expect(await publicTitles(slug)).toEqual([]);
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await api(method, postPath(slug), { token })).status).toBe(404);
    }
    expect((await updatePost(token, slug, { title: 'x' })).status).toBe(404);
  });

  it.each(['%2e%2e', 'a%2fb', 'a.b', '%00', 'x'.repeat(3000)])('knows no post called %s', async (slug) => {
    expect((await readPost(token, slug)).status).toBe(404);
  });
});
