import { beforeAll, describe, expect, it } from 'vitest';
import { slugFromName } from '@/domain/blog/slugFromName';
import type { TrailEntryAnswer } from '@/schemas/trail';
import type { Uses } from '@/schemas/trash';
import { createCategory, createPost, freshSlug, postPath, readPost } from '../factories/adminPost';
import { api } from '../helpers/api';
import { staffTokens } from '../helpers/staffTokens';
import { testPayload } from '../helpers/testPayload';
import { end, named, restore, trashedAt } from '../helpers/trash';

let token: string;
let adminToken: string;

beforeAll(async () => {
  ({ token, adminToken } = await staffTokens());
});

describe('a deleted category', () => {
  it('frees its name, and comes back with its posts unless the name is taken', async () => {
    const { body: category } = await createCategory(token);
    const post = (await createPost(token, { categoryId: category.id, published: true })).body;
    const address = `/api/admin/blog/categories/${category.id}`;
    expect((await api('DELETE', address, { token })).status).toBe(200);
    expect(await trashedAt(token, 'categories', category.id)).not.toBeNull();
    const redirects = `/api/redirects?where[from][equals]=/blog/category/${slugFromName(category.name)}`;
    expect((await api('GET', redirects, { token })).body).toMatchObject({ docs: [{ to: '/blog' }] });
    const query = `trash=true&where[id][equals]=${category.id}`;
    const trashed = await api('GET', `/api/categories?${query}`, { token });
    expect(trashed.body).toMatchObject({ docs: [{ name: category.name }] });
    // A save in the trash must not claim the name.
    const body = { description: 'Saved in the trash' };
    expect((await api('PATCH', `/api/categories?${query}`, { token, body })).status).toBe(200);

    const other = await createCategory(token, category.name);
    expect(other.status).toBe(201);
    const refused = await restore(token, 'categories', category.id);
    expect([refused.status, refused.body.errors?.[0]?.message]).toEqual([
      409,
      `There is another category “${category.name}” by now. Rename that one first, or leave this one in the trash.`,
    ]);
    await api('DELETE', `/api/admin/blog/categories/${other.body.id}`, { token });
    expect((await restore(token, 'categories', category.id)).status).toBe(200);
    const { body: list } = await api<unknown[]>('GET', '/api/admin/blog/categories', { token });
    expect(list).toContainEqual({ ...category, ...body, posts: 1 });
    expect((await api('GET', redirects, { token })).body).toMatchObject({ docs: [] });
    expect((await readPost(token, post.frontmatter.slug)).body.frontmatter.categoryId).toBe(category.id);
  });

  it('gets back the drafts and posts that have no category since, and no others', async () => {
    const { body: category } = await createCategory(token);
    const { body: other } = await createCategory(token);
    const inside = { categoryId: category.id };
    const { body: draft } = await createPost(token, inside);
    const { body: moved } = await createPost(token, { ...inside, published: true });
    const { body: never } = await createPost(token, { published: true });
    const idOf = async ({ frontmatter: { slug } }: typeof draft) =>
      (await readPost(token, slug)).body.frontmatter.categoryId;
    await api('DELETE', `/api/admin/blog/categories/${category.id}`, { token });
    expect(await idOf(draft)).toBeNull();
    const body = { categoryId: other.id };
    expect((await api('PUT', postPath(moved.frontmatter.slug), { token, body })).status).toBe(200);
    const shown = await api('GET', `/api/categories/${category.id}?trash=true`, { token });
    expect(shown.body).not.toHaveProperty('trashedPosts');
    await restore(token, 'categories', category.id);
    expect([await idOf(draft), await idOf(moved), await idOf(never)]).toEqual([category.id, other.id, null]);

    // What is moved to another category stays there.
    await api('DELETE', `/api/admin/blog/categories/${category.id}?moveTo=${other.id}`, { token });
    await restore(token, 'categories', category.id);
    expect(await idOf(draft)).toBe(other.id);
  });

  it('stands in the published version again, although a draft is newer', async () => {
    const { body: category } = await createCategory(token);
    const { body: post } = await createPost(token, { categoryId: category.id, published: true });
    const payload = await testPayload();
    const { docs } = await payload.find({
      ...{ collection: 'posts', depth: 0, overrideAccess: true },
      where: { slug: { equals: post.frontmatter.slug } },
    });
    const id = docs[0]?.id ?? 0;
    await payload.update({
      ...{ collection: 'posts', id, draft: true, overrideAccess: true },
      data: { title: 'Newer words' },
    });
    await api('DELETE', `/api/admin/blog/categories/${category.id}`, { token });
    await restore(token, 'categories', category.id);
    const versions = await payload.findVersions({
      ...{ collection: 'posts', depth: 0, sort: '-id', overrideAccess: true },
      where: { parent: { equals: id } },
    });
    expect(versions.docs.map(({ version }) => [version._status, version.category])).toEqual([
      ['draft', category.id],
      ['published', category.id],
    ]);
  });

  it('is told of under the name that people gave it, which looks like none in the trash', async () => {
    const name = `Topic ${freshSlug()}`.slice(0, 60).padEnd(60, 'x');
    const { body: category } = await createCategory(token, name);
    await api('DELETE', `/api/admin/blog/categories/${category.id}`, { token });
    await restore(token, 'categories', category.id);
    await api('DELETE', `/api/admin/blog/categories/${category.id}`, { token });
    await end(adminToken, 'categories', category.id);
    const { body: entries } = await api<TrailEntryAnswer[]>(
      'GET',
      `/api/admin/trail?subject=categories&search=${encodeURIComponent(name)}`,
      { token: adminToken },
    );
    expect(entries.map(({ action, label }) => [action, label])).toEqual(
      ['delete', 'update', 'update', 'update', 'create'].map((action) => [action, name]),
    );
    expect(JSON.stringify(entries)).not.toContain('~');
    expect(await createCategory(token, 'Web~3')).toMatchObject({ status: 400 });
    const panel = await api('POST', '/api/categories', { token, body: { name: 'Web~3' } });
    expect(panel.status).toBe(400);
    const deletedAt = new Date().toISOString();
    const hidden = await api('POST', '/api/categories', { token, body: { name: '', deletedAt } });
    expect(hidden.status).toBe(400);
  });

  it('takes no posts while it is in the trash', async () => {
    const { body: gone } = await createCategory(token);
    await api('DELETE', `/api/admin/blog/categories/${gone.id}`, { token });
    expect((await createPost(token, { categoryId: gone.id })).status).toBe(400);
    const { body: used } = await createCategory(token);
    await createPost(token, { categoryId: used.id });
    const moving = `/api/admin/blog/categories/${used.id}?moveTo=${gone.id}`;
    expect((await api('DELETE', moving, { token })).status).toBe(400);
  });
});

describe('a category', () => {
  it('says which posts are in it before it goes', async () => {
    const { body: category } = await createCategory(token);
    const inside = (await createPost(token, { categoryId: category.id, published: true })).body;
    const draft = (await createPost(token, { categoryId: category.id })).body;
    const trashedPost = (await createPost(token, { categoryId: category.id })).body;
    await api('DELETE', postPath(trashedPost.frontmatter.slug), { token });
    const { body } = await api<Uses[]>('GET', `/api/admin/blog/uses/categories?ids=${category.id}`, {
      token,
    });
    expect(body).toEqual([
      {
        ...{
          id: category.id,
          name: category.name,
          total: 2,
          people: [],
          pages: [],
          categories: [],
          isSharePicture: false,
          isLook: false,
        },
        posts: [draft, inside].map((post) => ({ ...named(post), isTrashed: false })),
      },
    ]);
  });
});
