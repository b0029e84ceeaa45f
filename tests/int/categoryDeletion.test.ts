import { beforeAll, describe, expect, it } from 'vitest';
import type { Category, Post } from '@/payload-types';
import { postTag } from '@/queries/cacheTags';
import { findBlogTopics } from '@/queries/blog/getBlogTopics';
import type { ListedCategory } from '@/schemas/blog';
import type { RedirectAnswer } from '@/schemas/redirects';
import { changePost, freshTitle, writePost } from '../factories/post';
import { api } from '../helpers/api';
import { askWhileChanged } from '../helpers/askWhileChanged';
import { expiredTags } from '../helpers/expiredTags';
import { staffTokens } from '../helpers/staffTokens';
import { testPayload } from '../helpers/testPayload';

let token: string;
let adminToken: string;

beforeAll(async () => {
  ({ token, adminToken } = await staffTokens());
});

async function createCategory(): Promise<Category> {
  const body = { name: freshTitle() };
  return (await api<{ doc: Category }>('POST', '/api/categories', { token, body })).body.doc;
}

const remove = ({ id }: Category, moveTo?: number | string) =>
  api<{ message: string; posts?: number; errors?: { field: string }[] }>(
    'DELETE',
    `/api/admin/blog/categories/${id}${moveTo === undefined ? '' : `?moveTo=${moveTo}`}`,
    { token },
  );

/** A published post, one with a draft that has left the category, and a draft that has entered it. */
async function usedCategory() {
  const category = await createCategory();
  const published = await writePost({ token, fields: { category: category.id } });
  const leaving = await writePost({ token, fields: { category: category.id } });
  await changePost(leaving.body.doc.id, { token, isDraft: true, fields: { category: null } });
  const entering = await writePost({ token });
  await changePost(entering.body.doc.id, { token, isDraft: true, fields: { category: category.id } });
  const posts = [published, leaving, entering].map(({ body }) => body.doc);
  return { category, posts, published: published.body.doc };
}

/** The categories of the public rows and of the latest versions. */
async function categoriesOf(posts: readonly Post[]) {
  const payload = await testPayload();
  const read = (draft: boolean) =>
    Promise.all(
      posts.map(
        async ({ id }) =>
          (await payload.findByID({ collection: 'posts', id, draft, depth: 0 })).category ?? null,
      ),
    );
  return { shown: await read(false), edited: await read(true) };
}

/** How many versions of these posts name the category. */
async function versionsIn({ id }: Category, posts: readonly Post[]): Promise<number> {
  const payload = await testPayload();
  const { totalDocs } = await payload.countVersions({
    collection: 'posts',
    where: {
      and: [{ parent: { in: posts.map((post) => post.id) } }, { 'version.category': { equals: id } }],
    },
  });
  return totalDocs;
}

const exists = async ({ id }: Category) =>
  (await api('GET', `/api/categories/${id}`, { token })).status === 200;

const redirectsFrom = async ({ slug }: Category) => {
  const { body } = await api<RedirectAnswer[]>('GET', `/api/admin/redirects?search=${slug}&sort=from`, {
    token,
  });
  return body.map(({ from, to }) => `${from} ${to}`);
};

describe('deleting a category', () => {
  it('that nothing uses is deleted once', async () => {
    const category = await createCategory();
    expect(await remove(category)).toMatchObject({ status: 200, body: { message: 'Category deleted' } });
    expect(await exists(category)).toBe(false);
    expect((await remove(category)).status).toBe(404);
  });

  it('that posts use leaves them without a category, whichever API deletes it', async () => {
    const inPanel = ({ id }: Category) => api('DELETE', `/api/categories/${id}`, { token: adminToken });
    const many = ({ id }: Category) =>
      api('DELETE', `/api/categories?where[id][equals]=${id}`, { token: adminToken });
    for (const call of [(category: Category) => remove(category), inPanel, many]) {
      const { category, posts } = await usedCategory();
      const { body: list } = await api<ListedCategory[]>('GET', '/api/admin/blog/categories', { token });
      expect(list.find(({ id }) => id === category.id)?.posts).toBe(3);
      expect((await call(category)).status).toBe(200);
      expect(await exists(category)).toBe(false);
      expect(await categoriesOf(posts)).toEqual({ shown: [null, null, null], edited: [null, null, null] });
      expect(await versionsIn(category, posts)).toBe(0);
    }
  });

  it.each(['self', '2147483647', '0', 'none', ''])(
    'is refused where the posts would go to %j',
    async (place) => {
      const { category, posts } = await usedCategory();
      const before = await categoriesOf(posts);
      const { status, body } = await remove(category, place === 'self' ? category.id : place);
      expect([status, body.errors?.[0]?.field]).toEqual([400, 'moveTo']);
      expect([await exists(category), await categoriesOf(posts)]).toEqual([true, before]);
    },
  );

  it('takes along a save that began before it', async () => {
    const [category, other] = [await createCategory(), await createCategory()];
    const { doc } = (await writePost({ token, fields: { category: category.id } })).body;
    const title = freshTitle();
    const saved = await askWhileChanged(
      ['update categories set deleted_at = now() where id = $1', [category.id]],
      async () => {
        const answer = await changePost(doc.id, { token, fields: { title } });
        return answer.body.doc;
      },
      ['update posts set category_id = $2 where id = $1', [doc.id, other.id]],
    );
    const { db } = await testPayload();
    const { rows } = await db.pool.query('select title, category_id as category from posts where id = $1', [
      doc.id,
    ]);
    expect([saved.title, rows]).toEqual([title, [{ title, category: other.id }]]);
  });

  it('moves its posts with all their versions, and its addresses', async () => {
    const { category, posts, published } = await usedCategory();
    const renamed = { name: `${category.name} b` };
    await api('PATCH', `/api/categories/${category.id}`, { token, body: renamed });
    const other = await createCategory();
    const tags = await expiredTags(async () => {
      expect((await remove(category, other.id)).status).toBe(200);
    });
    expect(tags).toContain(postTag(published.slug));
    expect(await categoriesOf(posts)).toEqual({
      shown: [other.id, other.id, null],
      edited: [other.id, null, other.id],
    });
    expect(await versionsIn(category, posts)).toBe(0);
    const { categories } = await findBlogTopics(await testPayload());
    const shown = categories.find(({ id }) => id === other.id);
    expect(shown?.formerSlugs.toSorted()).toEqual([category.slug, `${category.slug}-b`]);
    expect(await redirectsFrom(category)).toEqual([]);
  });

  it('leads its readers to the blog', async () => {
    const { category } = await usedCategory();
    const renamed = { name: `${category.name} b` };
    await api('PATCH', `/api/categories/${category.id}`, { token, body: renamed });
    expect((await remove(category)).status).toBe(200);
    const address = `/blog/category/${category.slug}`;
    expect(await redirectsFrom(category)).toEqual([`${address} /blog`, `${address}-b /blog`]);
  });

  it('loses no post to one that is deleted at the same time, and no category to a post that enters it', async () => {
    const [one, other] = [await createCategory(), await createCategory()];
    const { body } = await writePost({ token, fields: { category: one.id } });
    const crossed = await Promise.all([remove(one, other.id), remove(other, one.id)]);
    expect(crossed.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const left = (await exists(one)) ? one : other;
    expect(await categoriesOf([body.doc])).toEqual({ shown: [left.id], edited: [left.id] });

    const [late, ...early] = await Promise.all([
      remove(left),
      ...Array.from({ length: 5 }, () => writePost({ token, fields: { category: left.id } })),
    ]);
    expect(late.status).toBe(200);
    for (const { status } of early) expect([201, 400, 409]).toContain(status);
    const created = early.flatMap(({ body: { doc } }) => (doc ? [doc] : []));
    expect(new Set((await categoriesOf(created)).shown)).not.toContain(left.id);
  });
});
