import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCategory, createPost, freshSlug, postPath, readPost } from '../factories/adminPost';
import { api } from '../helpers/api';
import { staffTokens } from '../helpers/staffTokens';
import { testPayload } from '../helpers/testPayload';
import { trashedAt } from '../helpers/trash';

let token: string;
let payload: Payload;

beforeAll(async () => {
  payload = await testPayload();
  ({ token } = await staffTokens());
});

interface OfMany {
  docs: { id: number }[];
  errors: { id: number; message: string }[];
}

const among = (ids: readonly number[]) => `where[id][in]=${ids.join(',')}`;
const change = (slug: string, ids: readonly number[], body: object, query = '') =>
  api<OfMany>('PATCH', `/api/${slug}?${among(ids)}${query}`, { token, body });
const rowOf = async (id: number) =>
  (
    await payload.db.pool.query(
      'select title, slug, _status as status, deleted_at is not null as "isTrashed" from posts where id = $1',
      [id],
    )
  ).rows[0];

describe('several posts in the panel’s list', () => {
  /** A public post with a draft beside it. */
  async function drafted() {
    const { id, frontmatter } = (await createPost(token, { published: true, tags: ['Public'] })).body;
    const words = { title: `Draft ${randomUUID()}`, tags: ['Drafted'], _status: 'draft' };
    await api('PATCH', `/api/posts/${id}?draft=true`, { token, body: words });
    return { id, slug: frontmatter.slug, ...words };
  }

  it('keep their drafts when they are taken back', async () => {
    const posts = [await drafted(), await drafted()];
    const { id: plain, frontmatter } = (await createPost(token, { published: true })).body;
    const { body } = await change('posts', [...posts.map(({ id }) => id), plain], { _status: 'draft' });
    expect(body.errors).toEqual([]);
    for (const { id, slug, title } of posts) {
      const { frontmatter: kept } = (await readPost(token, slug)).body;
      expect(kept).toMatchObject({ title, tags: ['Drafted'], published: false });
      expect(await rowOf(id)).toMatchObject({ title, status: 'draft' });
    }
    expect(await rowOf(plain)).toMatchObject({ title: frontmatter.title, status: 'draft' });
  });

  it('are published with what their drafts say, whichever way that is asked for', async () => {
    const posts = [await drafted(), await drafted()];
    for (const [index, query] of ['', '&draft=true'].entries()) {
      const { id, slug, title } = posts[index]!;
      await change('posts', [id], { _status: 'published' }, query);
      expect(await rowOf(id)).toMatchObject({ title, slug, status: 'published' });
    }
  });

  describe('of which one has taken another post’s address in its draft', () => {
    const publicPost = async () => {
      const slug = freshSlug();
      return { slug, id: (await createPost(token, { slug, published: true })).body.id };
    };
    const address = (id: number, slug: string) =>
      api('PATCH', `/api/posts/${id}?draft=true`, { token, body: { slug, _status: 'draft' } });

    it('are published without that one, of which it is said why', async () => {
      const [post, other] = [await publicPost(), await publicPost()];
      const { id } = (await createPost(token, {})).body;
      expect((await address(post.id, other.slug)).status).toBe(200);
      const { body } = await change('posts', [post.id, id], { _status: 'published' });
      expect(body.docs.map((doc) => doc.id)).toEqual([id]);
      expect(body.errors).toMatchObject([{ id: post.id, message: expect.stringContaining('Slug') }]);
      expect(await rowOf(id)).toMatchObject({ status: 'published' });
      expect(await rowOf(post.id)).toMatchObject({ slug: post.slug, status: 'published' });
    });

    it('are published without the second of two that want the same one', async () => {
      const [first, second] = [await publicPost(), await publicPost()];
      const slug = freshSlug();
      for (const { id } of [first, second]) expect((await address(id, slug)).status).toBe(200);
      const { body } = await change('posts', [first.id, second.id], { _status: 'published' });
      expect([body.docs.length, body.errors.length]).toEqual([1, 1]);
      const slugs = await Promise.all([first, second].map(async ({ id }) => (await rowOf(id)).slug));
      expect(slugs.filter((one) => one === slug)).toHaveLength(1);
    });

    it('are taken back, one or many, and keep the address that readers knew', async () => {
      const [post, many, other] = [await publicPost(), await publicPost(), await publicPost()];
      for (const { id } of [post, many]) expect((await address(id, other.slug)).status).toBe(200);
      const body = { _status: 'draft' };
      expect((await api('PATCH', `/api/posts/${post.id}`, { token, body })).status).toBe(200);
      expect((await change('posts', [many.id], body)).body.errors).toEqual([]);
      for (const { id, slug } of [post, many])
        expect(await rowOf(id)).toMatchObject({ slug, status: 'draft' });
    });
  });

  it('come back from the trash at once, also when they had the same address', async () => {
    const slug = freshSlug();
    const ids: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.push((await createPost(token, { slug })).body.id);
      await api('DELETE', postPath(slug), { token });
    }
    const { status, body } = await change('posts', ids, { deletedAt: null, _status: 'draft' }, '&trash=true');
    expect([status, body.errors]).toEqual([200, []]);
    const rows = await Promise.all(ids.map(rowOf));
    expect(rows.map((row) => row.slug).sort()).toEqual([slug, `${slug}-2`, `${slug}-3`]);
    expect(rows.map(({ isTrashed }) => isTrashed)).toEqual([false, false, false]);
  });
});

describe('a post that is thrown away by a call for drafts', () => {
  it.each(['one', 'many'])('goes as a whole, and comes back as a whole (%s)', async (number) => {
    const { id, frontmatter } = (await createPost(token, { published: true })).body;
    const { slug } = frontmatter;
    const save = (body: object, query = '') =>
      number === 'one'
        ? api('PATCH', `/api/posts/${id}?draft=true${query}`, { token, body })
        : change('posts', [id], body, `&draft=true${query}`);
    expect((await save({ deletedAt: new Date().toISOString() })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ slug: `${slug}~${id}`, status: 'draft', isTrashed: true });
    expect(await trashedAt(token, 'posts', id)).not.toBeNull();
    expect((await save({ deletedAt: null }, '&trash=true')).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ slug, status: 'draft', isTrashed: false });
    expect((await readPost(token, slug)).body.id).toBe(id);
  });

  it.each(['one', 'many'])(
    'stays as readers see it while a draft says that it isn’t there (%s)',
    async (number) => {
      const { id, frontmatter } = (await createPost(token, { published: true })).body;
      const body = { title: 'Only drafted', deletedAt: null };
      const query = '&draft=true&trash=true';
      if (number === 'one') await api('PATCH', `/api/posts/${id}?${query}`, { token, body });
      else await change('posts', [id], body, query);
      expect(await rowOf(id)).toMatchObject({ title: frontmatter.title, status: 'published' });
      expect((await readPost(token, frontmatter.slug)).body.frontmatter.title).toBe('Only drafted');
    },
  );
});

describe('several categories', () => {
  it('that had one name: the first comes back, of the others it is said why not', async () => {
    const name = `Topic ${randomUUID()}`;
    const ids: number[] = [];
    for (let count = 0; count < 2; count += 1) {
      const { id } = (await createCategory(token, name)).body;
      await api('DELETE', `/api/admin/blog/categories/${id}`, { token });
      ids.push(id);
    }
    const { body } = await change('categories', ids, { deletedAt: null }, '&trash=true');
    expect(body.docs).toHaveLength(1);
    expect(body.errors.map(({ message }) => message)).toEqual([
      `There is another category “${name}” by now. Rename that one first, or leave this one in the trash.`,
    ]);
    const { rows } = await payload.db.pool.query('select id from categories where name = $1', [name]);
    expect(rows).toEqual([{ id: body.docs[0]?.id }]);
  });
});
