import { beforeAll, describe, expect, it } from 'vitest';
import { findPost } from '@/queries/blog/getPost';
import { signedInAccount } from '../factories/account';
import { changePost, freshTitle, writePost } from '../factories/post';
import { api } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

let token: string;

beforeAll(async () => {
  ({ token } = await signedInAccount({ role: 'marketer' }));
});

describe('slugs', () => {
  it('come from the title, with a number when they are taken', async () => {
    const title = `What “AI” costs: ${freshTitle()}`;
    const slug = title
      .toLowerCase()
      .replace(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-');
    expect((await writePost({ token, fields: { title } })).body.doc.slug).toBe(slug);
    expect((await writePost({ token, fields: { title } })).body.doc.slug).toBe(`${slug}-2`);
  });

  it('follow the title of a draft, until its author chooses another one', async () => {
    const mark = Date.now();
    const first = await writePost({ token, isDraft: true, fields: { title: `First words ${mark}` } });
    const { id, slug } = first.body.doc;
    expect(slug).toBe(`first-words-${mark}`);
    const save = (fields: Record<string, unknown>) => changePost(id, { token, isDraft: true, fields });
    expect((await save({ title: `Second words ${mark}`, slug })).body.doc.slug).toBe(`second-words-${mark}`);
    expect((await save({ slug: `chosen-words-${mark}` })).body.doc.slug).toBe(`chosen-words-${mark}`);
    expect((await save({ title: `Third words ${mark}` })).body.doc.slug).toBe(`chosen-words-${mark}`);
  });

  it('follow a title again that was too long for a slug', async () => {
    const mark = Date.now();
    const title = `Long ${mark} ${'words '.repeat(40)}`;
    const { id, slug } = (await writePost({ token, isDraft: true, fields: { title } })).body.doc;
    const fields = { title: `Short ${mark}`, slug };
    expect((await changePost(id, { token, isDraft: true, fields })).body.doc.slug).toBe(`short-${mark}`);
  });

  it('are unique, also when two authors are equally fast', async () => {
    const fields = { slug: `slug-${Date.now()}` };
    const answers = await Promise.all([1, 2, 3].map(() => writePost({ token, fields })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  });

  it.each(['../etc', 'a.b', 'a/b', 'UPPER', 'a b', '-a', 'page', 'a'.repeat(121), 7])(
    'are refused on publishing: %s',
    async (slug) => {
      expect((await writePost({ token, fields: { slug } })).status).toBe(400);
    },
  );

  it('that readers knew lead to the post for good', async () => {
    const start = `s-${Date.now()}`;
    const { doc } = (await writePost({ token, fields: { slug: `${start}-a` } })).body;
    const rename = (letter: string) => changePost(doc.id, { token, fields: { slug: `${start}-${letter}` } });
    expect((await rename('b')).body.doc.formerSlugs).toEqual([`${start}-a`]);
    expect((await rename('c')).body.doc.formerSlugs).toEqual([`${start}-a`, `${start}-b`]);
    expect((await rename('a')).body.doc.formerSlugs).toEqual([`${start}-b`, `${start}-c`]);
  });

  it('that were changed in a draft, or while unpublished, still lead there', async () => {
    const start = `d-${Date.now()}`;
    const { doc } = (await writePost({ token, fields: { slug: `${start}-a` } })).body;
    await changePost(doc.id, { token, isDraft: true, fields: { slug: `${start}-b` } });
    expect((await changePost(doc.id, { token })).body.doc.formerSlugs).toEqual([`${start}-a`]);
    await api('PATCH', `/api/posts/${doc.id}`, { token, body: { _status: 'draft' } });
    await changePost(doc.id, { token, isDraft: true, fields: { slug: `${start}-c` } });
    const published = await changePost(doc.id, { token });
    expect(published.body.doc.formerSlugs).toEqual([`${start}-a`, `${start}-b`]);
  });

  it('that two posts had lead to the one that had it last', async () => {
    const start = `t-${Date.now()}`;
    const publish = async (date: string) =>
      (await writePost({ token, fields: { slug: `${start}-a`, date } })).body.doc;
    const rename = (id: number, letter: string) =>
      changePost(id, { token, fields: { slug: `${start}-${letter}` } });
    const former = await publish('2020-02-02T12:00:00.000Z');
    await rename(former.id, 'b');
    await changePost(former.id, { token, isDraft: true, fields: { title: freshTitle() } });
    const latter = await publish('2020-01-01T12:00:00.000Z');
    await rename(latter.id, 'c');
    const payload = await testPayload();
    expect(await findPost(payload, `${start}-a`)).toEqual({ movedTo: `${start}-c` });
    const slugsOf = async (draft: boolean) =>
      (await payload.findByID({ collection: 'posts', id: former.id, draft })).formerSlugs;
    expect([await slugsOf(false), await slugsOf(true)]).toEqual([[], []]);
  });

  it('that no reader knew are forgotten', async () => {
    const start = `f-${Date.now()}`;
    const draft = await writePost({ token, isDraft: true, fields: { slug: `${start}-a` } });
    const published = await changePost(draft.body.doc.id, { token, fields: { slug: `${start}-b` } });
    expect(published.body.doc.formerSlugs).toEqual([]);
  });
});
