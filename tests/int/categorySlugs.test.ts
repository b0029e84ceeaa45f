import { createLocalReq } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { up } from '@/migrations/20261128_214500_addresses_of_names';
import type { Category } from '@/payload-types';
import { cacheTags } from '@/queries/cacheTags';
import { findBlogTopics } from '@/queries/blog/getBlogTopics';
import { signedInAccount } from '../factories/account';
import { freshTitle, writePost } from '../factories/post';
import { api } from '../helpers/api';
import { expiredTags } from '../helpers/expiredTags';
import { testPayload } from '../helpers/testPayload';

type CategoryAnswer = { doc: Category };

let token: string;
let name: string;

beforeAll(async () => {
  ({ token } = await signedInAccount({ role: 'marketer' }));
});

/** A category with names that no other test has: "… a", "… b". */
async function createCategory(letter: string): Promise<Category> {
  const body = { name: `${name} ${letter}` };
  return (await api<CategoryAnswer>('POST', '/api/categories', { token, body })).body.doc;
}

async function rename({ id }: Category, letter: string): Promise<Category> {
  const body = { name: `${name} ${letter}` };
  return (await api<CategoryAnswer>('PATCH', `/api/categories/${id}`, { token, body })).body.doc;
}

/** As the site reads it: the end of its address, and of those that lead to it. */
async function shown({ id }: Category) {
  const { categories } = await findBlogTopics(await testPayload());
  const category = categories.find((each) => each.id === id);
  return (
    category && { slug: category.slug.slice(-1), former: category.formerSlugs.map((slug) => slug.at(-1)) }
  );
}

describe('categories that differ in a symbol', () => {
  it('have an address each, also those that shared one, which leads on', async () => {
    name = freshTitle();
    const [sharp, plus] = [await createCategory('C#'), await createCategory('C++')];
    expect([sharp.slug, plus.slug]).toEqual([
      expect.stringMatching(/-c-sharp$/),
      expect.stringMatching(/-c-plus-plus$/),
    ]);
    const payload = await testPayload();
    const former = sharp.slug.replace('-sharp', '');
    await payload.db.pool.query('update categories set slug = $1 where id = $2', [former, sharp.id]);
    const req = await createLocalReq({}, payload);
    await payload.db.drizzle.transaction(async (db) => {
      await up({ db, payload, req });
    });
    const doc = await payload.findByID({ collection: 'categories', id: sharp.id });
    expect([doc.slug, doc.formerSlugs]).toEqual([sharp.slug, [former]]);
  });
});

describe('addresses of a renamed category', () => {
  it('lead to its present one, every one of them directly', async () => {
    name = freshTitle();
    const category = await createCategory('a');
    await writePost({ token, fields: { category: category.id } });
    expect(await shown(category)).toEqual({ slug: 'a', former: [] });
    await rename(category, 'b');
    await rename(category, 'c');
    expect(await shown(category)).toEqual({ slug: 'c', former: ['a', 'b'] });
    await rename(category, 'a');
    expect(await shown(category)).toEqual({ slug: 'a', former: ['b', 'c'] });
  });

  it('stay when something else about it changes', async () => {
    name = freshTitle();
    const category = await createCategory('a');
    await rename(category, 'b');
    const body = { description: 'What it is about.', formerSlugs: ['stolen'] };
    const { doc } = (await api<CategoryAnswer>('PATCH', `/api/categories/${category.id}`, { token, body }))
      .body;
    expect(doc.formerSlugs).toEqual([category.slug]);
  });

  it('lead to the category that had them last', async () => {
    name = freshTitle();
    const [first, second] = [await createCategory('a'), await createCategory('x')];
    for (const { id } of [first, second]) await writePost({ token, fields: { category: id } });
    await rename(first, 'b');
    await rename(second, 'a');
    expect(await shown(first)).toEqual({ slug: 'b', former: [] });
    await rename(second, 'c');
    expect(await shown(first)).toEqual({ slug: 'b', former: [] });
    expect(await shown(second)).toEqual({ slug: 'c', former: ['x', 'a'] });
  });

  it('are made fresh at once', async () => {
    name = freshTitle();
    const category = await createCategory('a');
    const tags = await expiredTags(async () => {
      const payload = await testPayload();
      const data = { name: `${name} b` };
      await payload.update({ collection: 'categories', id: category.id, data, overrideAccess: true });
    });
    expect(tags).toContain(cacheTags.posts);
  });
});
