import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { findPost } from '@/queries/blog/getPost';
import { findSitemapPosts } from '@/queries/blog/sitemapParts';
import type { PostVersion, ReadPostVersion } from '@/schemas/postVersions';
import type { TrailEntryAnswer } from '@/schemas/trail';
import {
  createCategory,
  createPost,
  freshSlug,
  postPath,
  readPost,
  updatePost,
} from '../factories/adminPost';
import { plainPng } from '../factories/picture';
import { api } from '../helpers/api';
import { staffTokens } from '../helpers/staffTokens';
import { testPayload } from '../helpers/testPayload';
import { end, exists, restore, trashedAt } from '../helpers/trash';
import { uploadPicture } from '../helpers/uploadPicture';

let token: string;
let adminToken: string;
let payload: Payload;

beforeAll(async () => {
  payload = await testPayload();
  ({ token, adminToken } = await staffTokens());
});

describe('a deleted post', () => {
  it('is gone for readers and editors, and comes back as a draft at its address', async () => {
    const { body } = await createPost(token, { published: true, tags: ['Left behind'] });
    const { slug, title } = body.frontmatter;
    expect((await api('DELETE', postPath(slug), { token })).body).toEqual({ message: 'Post deleted' });
    expect((await readPost(token, slug)).status).toBe(404);
    expect(await findPost(payload, slug)).toBeNull();
    expect(JSON.stringify(await findSitemapPosts(payload, Math.ceil(body.id / 5_000)))).not.toContain(slug);
    const listed = await api<{ id: number }[]>('GET', `/api/admin/blog/posts?search=${slug}`, { token });
    expect(listed.body).toEqual([]);
    for (const door of [`/api/posts/${body.id}`, `/api/posts?where[id][equals]=${body.id}&trash=true`]) {
      expect(JSON.stringify((await api('GET', door)).body)).not.toContain(title);
    }
    expect(await trashedAt(token, 'posts', body.id)).not.toBeNull();

    expect((await restore(token, 'posts', body.id)).status).toBe(200);
    const { frontmatter, content } = (await readPost(token, slug)).body;
    expect([frontmatter, content]).toEqual([{ ...body.frontmatter, published: false }, body.content]);
    expect(await findPost(payload, slug)).toBeNull();
    await updatePost(token, slug, { published: true });
    expect(await findPost(payload, slug)).toMatchObject({ post: { title } });
  });

  it('comes back without an address when it had none, like others', async () => {
    const draft = () => ({ description: `Unnamed ${randomUUID()}`, _status: 'draft' });
    const write = () =>
      api<{ doc: { id: number } }>('POST', '/api/posts?draft=true', { token, body: draft() });
    const ids = [(await write()).body.doc.id, (await write()).body.doc.id];
    for (const id of ids)
      await api('PATCH', `/api/posts/${id}`, { token, body: { deletedAt: new Date().toISOString() } });
    for (const id of ids) expect((await restore(token, 'posts', id)).status).toBe(200);
    const slugs = await payload.db.pool.query('select slug from posts where id = any($1)', [ids]);
    expect(slugs.rows).toEqual([{ slug: null }, { slug: null }]);
  });

  it('comes back with all it had: category, tags, cover, words for search, versions and former addresses', async () => {
    const { doc } = (await uploadPicture({ token, data: new Uint8Array(await plainPng(902, 602)) })).body;
    const { body: category } = await createCategory(token);
    const first = freshSlug();
    const fields = {
      categoryId: category.id,
      tags: ['Kept', 'Whole'],
      featured: true,
      metaTitle: 'For search',
    };
    const cover = { coverImage: doc.filename ?? '', coverAltText: 'A desk' };
    await createPost(token, { slug: first, published: true, ...fields, ...cover });
    const slug = freshSlug();
    const before = (await updatePost(token, first, { slug, content: 'Second *words*.\n' })).body;
    const versions = async () =>
      (await api<PostVersion[]>('GET', `${postPath(slug)}/versions`, { token })).body.map(({ id }) => id);
    const kept = await versions();

    await api('DELETE', postPath(slug), { token });
    expect((await restore(token, 'posts', before.id)).status).toBe(200);
    const after = (await readPost(token, slug)).body;
    expect([after.frontmatter, after.content]).toEqual([
      { ...before.frontmatter, published: false },
      before.content,
    ]);
    expect(await versions()).toEqual(expect.arrayContaining(kept));
    for (const version of await versions()) {
      const { body } = await api<ReadPostVersion>('GET', `${postPath(slug)}/versions/${version}`, { token });
      expect(body.frontmatter.slug).not.toContain('~');
    }
    await updatePost(token, slug, { published: true });
    expect(await findPost(payload, first)).toEqual({ movedTo: slug });
  });

  it('is told of under the address that readers knew', async () => {
    const { id, frontmatter } = (await createPost(token, { published: true })).body;
    const remove = () => api('DELETE', postPath(frontmatter.slug), { token });
    await remove();
    await restore(token, 'posts', id);
    await remove();
    await end(adminToken, 'posts', id);
    const { body: entries } = await api<TrailEntryAnswer[]>(
      'GET',
      `/api/admin/trail?subject=posts&search=${encodeURIComponent(frontmatter.title)}`,
      { token: adminToken },
    );
    expect(
      entries.map(({ action, changes }) => [action, changes.map(({ field }) => field).includes('deletedAt')]),
    ).toEqual([
      ['delete', true],
      ['update', true],
      ['update', true],
      ['update', true],
      ['create', false],
    ]);
    expect(JSON.stringify(entries)).not.toContain('~');
  });

  it('is in the trash since the server put it there, whatever a call says', async () => {
    const { body } = await createPost(token);
    const long = { deletedAt: '2020-01-01T00:00:00.000Z' };
    const startedAt = Date.now();
    await api('PATCH', `/api/posts/${body.id}`, { token, body: long });
    await api('PATCH', `/api/posts/${body.id}?trash=true`, { token, body: long });
    const deletedAt = await trashedAt(token, 'posts', body.id);
    expect(new Date(deletedAt ?? 0).getTime()).toBeGreaterThan(startedAt - 5_000);
  });

  it('is ended by administrators only, at every door', async () => {
    const { body } = await createPost(token);
    const address = `/api/posts/${body.id}`;
    expect((await api('DELETE', address, { token })).status).toBe(403);
    await api('DELETE', postPath(body.frontmatter.slug), { token });
    expect((await api('DELETE', `${address}?trash=true`, { token })).status).toBe(403);
    const many = `/api/posts?where[id][equals]=${body.id}&trash=true`;
    expect((await api('DELETE', many, { token })).status).toBe(403);
    expect((await end(token, 'posts', body.id)).status).toBe(403);
    expect(await exists('posts', body.id)).toBe(true);
    expect((await end(adminToken, 'posts', body.id)).status).toBe(200);
    expect(await exists('posts', body.id)).toBe(false);
  });

  it('frees its address, and takes another one when it comes back too late', async () => {
    const first = (await createPost(token, { published: true })).body;
    const { slug } = first.frontmatter;
    await api('DELETE', postPath(slug), { token });
    const second = await createPost(token, { slug, published: true });
    expect(second.status).toBe(201);
    await restore(token, 'posts', first.id);
    expect((await readPost(token, `${slug}-2`)).body.id).toBe(first.id);
    expect((await readPost(token, slug)).body.id).toBe(second.body.id);
    expect(await findPost(payload, slug)).toMatchObject({ post: { id: second.body.id } });
  });

  it('isn’t published by what was planned for it', async () => {
    const { body } = await createPost(token);
    const input = { type: 'publish', doc: { relationTo: 'posts', value: body.id } };
    await payload.db.pool.query(
      `insert into payload_jobs (task_slug, input, wait_until, queue) values ('schedulePublish', $1, now(), 'default')`,
      [JSON.stringify(input)],
    );
    await api('DELETE', postPath(body.frontmatter.slug), { token });
    const { rowCount } = await payload.db.pool.query(
      `select from payload_jobs where input->'doc'->>'value' = $1`,
      [String(body.id)],
    );
    expect(rowCount).toBe(0);
  });

  it('is moved by the panel’s own call as well, and published by nobody while it is there', async () => {
    const { body } = await createPost(token, { published: true });
    const address = `/api/posts/${body.id}`;
    const moved = await api('PATCH', address, { token, body: { deletedAt: new Date().toISOString() } });
    expect(moved.status).toBe(200);
    await api('PATCH', `${address}?trash=true`, { token, body: { _status: 'published' } });
    expect(await findPost(payload, body.frontmatter.slug)).toBeNull();
    const { rows } = await payload.db.pool.query(`select _status from posts where id = $1`, [body.id]);
    expect(rows).toEqual([{ _status: 'draft' }]);
  });
});
