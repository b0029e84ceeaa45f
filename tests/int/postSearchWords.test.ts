import { sql } from '@payloadcms/db-postgres';
import { createLocalReq } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { findHeadChanges } from '@/database/tables/postChanges';
import { up } from '@/migrations/20261127_120000_own_search_words';
import { findPost } from '@/queries/blog/getPost';
import type { TrailEntryAnswer } from '@/schemas/trail';
import { signedInAccount } from '../factories/account';
import { createPost, readPost, updatePost } from '../factories/adminPost';
import { changePost, freshTitle, writePost } from '../factories/post';
import { api } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

let token: string;

beforeAll(async () => {
  ({ token } = await signedInAccount({ role: 'admin' }));
});

/** A public post, saved as the portal saves it: with its title and description as search words. */
async function writeWithCopies() {
  const words = { title: freshTitle(), excerpt: 'What it is about.' };
  const copies = { metaTitle: words.title, metaDescription: words.excerpt };
  const { status, body } = await createPost(token, { ...words, ...copies, published: true });
  expect([status, body.frontmatter]).toMatchObject([201, copies]);
  return { id: body.id, slug: body.frontmatter.slug, ...words };
}

/** What the post’s page and the metadata check say of it. */
async function headsOf(slug: string) {
  const payload = await testPayload();
  const answer = await findPost(payload, slug);
  if (!answer || !('post' in answer)) expect.fail('no such page');
  const { metaTitle, metaDescription } = answer.post;
  const { heads } = await findHeadChanges(payload, null);
  const { title, description } = heads.find((head) => head.slug === slug) ?? {};
  return [
    [metaTitle, metaDescription],
    [title, description],
  ];
}

const bothSay = (title: string, description: string) => [
  [title, description],
  [title, description],
];

describe('search words that only repeat a post’s title and description', () => {
  it('follow them when they are changed in the CMS', async () => {
    const { id, slug } = await writeWithCopies();
    const title = freshTitle();
    await changePost(id, { token, fields: { title, description: 'What it is about now.' } });
    expect(await headsOf(slug)).toEqual(bothSay(title, 'What it is about now.'));
  });

  it('follow them when a call sends back what it was answered, with another title', async () => {
    const { slug, excerpt } = await writeWithCopies();
    const { body: before } = await readPost(token, slug);
    const title = freshTitle();
    await updatePost(token, slug, { ...before.frontmatter, title });
    expect(await headsOf(slug)).toEqual(bothSay(title, excerpt));
  });

  it('follow them when they are changed by a call that names nothing else', async () => {
    const { slug, excerpt } = await writeWithCopies();
    const title = freshTitle();
    const { body } = await updatePost(token, slug, { title });
    expect(body.frontmatter).toMatchObject({ metaTitle: title, metaDescription: excerpt });
    expect(await headsOf(slug)).toEqual(bothSay(title, excerpt));
  });

  it('follow them in drafts, to the day on which they are published', async () => {
    const { id, slug, excerpt } = await writeWithCopies();
    const [between, title] = [freshTitle(), freshTitle()];
    await changePost(id, { token, isDraft: true, fields: { title: between, metaTitle: ` ${between} ` } });
    await changePost(id, { token, isDraft: true, fields: { title } });
    expect((await readPost(token, slug)).body.frontmatter).toMatchObject({ title, metaTitle: title });
    await changePost(id, { token });
    expect(await headsOf(slug)).toEqual(bothSay(title, excerpt));
  });

  it('are answered as they were sent, and are no change of the trail', async () => {
    const { slug, title } = await writeWithCopies();
    const before = (await readPost(token, slug)).body;
    expect(before.frontmatter).toMatchObject({ metaTitle: title });
    const { body } = await updatePost(token, slug, { ...before.frontmatter, version: before.version });
    expect(body.frontmatter).toEqual(before.frontmatter);
    const trail = await api<TrailEntryAnswer[]>(
      'GET',
      `/api/admin/trail?search=${encodeURIComponent(title)}`,
      { token },
    );
    expect(trail.body.map(({ action }) => action)).toEqual(['create']);
  });

  it('stay while somebody types a title that becomes them on its way', async () => {
    const { doc } = (await writePost({ token, isDraft: true, fields: { metaTitle: 'AI costs' } })).body;
    const save = (title: string) =>
      api('PATCH', `/api/posts/${doc.id}?draft=true&autosave=true`, { token, body: { title } });
    for (const title of ['AI costs', 'AI costs explained']) expect((await save(title)).status).toBe(200);
    const payload = await testPayload();
    const latest = await payload.findByID({
      ...{ collection: 'posts', id: doc.id, draft: true, overrideAccess: true },
    });
    expect([latest.title, latest.metaTitle]).toEqual(['AI costs explained', 'AI costs']);
  });

  it('are told from words of its own', async () => {
    const { slug } = await writeWithCopies();
    await updatePost(token, slug, { metaTitle: 'Found by this', metaDescription: 'And told by this.' });
    await updatePost(token, slug, { title: freshTitle(), excerpt: 'Other words.' });
    expect(await headsOf(slug)).toEqual(bothSay('Found by this', 'And told by this.'));
  });

  it('are emptied in posts and versions of before by a migration, which nobody’s save notices', async () => {
    const payload = await testPayload();
    const { drizzle } = payload.db;
    const [copied, own] = [await writeWithCopies(), await writeWithCopies()];
    const version = (await readPost(token, copied.slug)).body.version;
    for (const { id } of [copied, own]) {
      await drizzle.execute(
        sql`update posts set meta_title = title, meta_description = 'Own.' where id = ${id}`,
      );
      await drizzle.execute(sql`update _posts_v set version_meta_title = version_title,
        version_meta_description = 'Own.' where parent_id = ${id}`);
    }
    await drizzle.execute(sql`update posts set meta_title = 'Own' where id = ${own.id}`);
    await drizzle.execute(sql`update _posts_v set version_meta_title = 'Own' where parent_id = ${own.id}`);
    await up({ db: drizzle, payload, req: await createLocalReq({}, payload) });
    for (const draft of [false, true]) {
      const wordsOf = async (id: number) => {
        const post = await payload.findByID({ collection: 'posts', id, draft, overrideAccess: true });
        return [post.metaTitle, post.metaDescription];
      };
      expect(await wordsOf(copied.id)).toEqual([null, 'Own.']);
      expect(await wordsOf(own.id)).toEqual(['Own', 'Own.']);
    }
    const title = freshTitle();
    expect((await updatePost(token, copied.slug, { title, version })).status).toBe(200);
    expect(await headsOf(copied.slug)).toEqual(bothSay(title, 'Own.'));
  });
});
