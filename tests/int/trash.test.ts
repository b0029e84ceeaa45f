import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createLocalReq, type Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { trashShown } from '@/domain/trash/trashShown';
import { mediaDirectory } from '@/integrations/storage/mediaDirectory';
import { cleanUp } from '@/operations/jobs/cleanUp';
import { findPost } from '@/queries/blog/getPost';
import { findSitemapPosts } from '@/queries/blog/sitemapParts';
import type { PostVersion, ReadPostVersion } from '@/schemas/postVersions';
import type { TrailEntryAnswer } from '@/schemas/trail';
import type { Trashed, TrashKind, Uses } from '@/schemas/trash';
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
import { askWhileChanged } from '../helpers/askWhileChanged';
import { staffTokens } from '../helpers/staffTokens';
import { testPayload } from '../helpers/testPayload';
import { named, restore } from '../helpers/trash';
import { uploadPicture } from '../helpers/uploadPicture';

let token: string;
let adminToken: string;
let payload: Payload;

beforeAll(async () => {
  payload = await testPayload();
  ({ token, adminToken } = await staffTokens());
});

const trash = async () => (await api<Trashed[]>('GET', '/api/admin/blog/trash', { token })).body;
const trashed = async (kind: TrashKind, id: number) =>
  (await trash()).find((item) => item.kind === kind && item.id === id);
const end = (kind: TrashKind, id: number, as = adminToken) =>
  api('DELETE', `/api/admin/blog/trash/${kind}/${id}`, { token: as });

/** As if it had been deleted so long ago. */
const age = (table: TrashKind, id: number, days: number) =>
  payload.db.pool.query(`update ${table} set deleted_at = now() - make_interval(days => $2) where id = $1`, [
    id,
    days,
  ]);
const exists = async (table: TrashKind, id: number) =>
  (await payload.db.pool.query(`select from ${table} where id = $1`, [id])).rowCount === 1;
/** Who waits for a row of a table. */
const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ilike $1`;
const tidyUp = async () => cleanUp(await createLocalReq({}, payload));

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
    expect(await trashed('posts', body.id)).toMatchObject({ name: title, wasPublic: true });

    expect((await restore(token, 'posts', body.id)).status).toBe(200);
    const { frontmatter, content } = (await readPost(token, slug)).body;
    expect([frontmatter, content]).toEqual([{ ...body.frontmatter, published: false }, body.content]);
    expect(await findPost(payload, slug)).toBeNull();
    await updatePost(token, slug, { published: true });
    expect(await findPost(payload, slug)).toMatchObject({ post: { title } });
    expect((await restore(token, 'posts', body.id)).status).toBe(404);
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
    await end('posts', id);
    const { body: entries } = await api<TrailEntryAnswer[]>(
      'GET',
      `/api/admin/trail?subject=posts&search=${encodeURIComponent(frontmatter.title)}`,
      { token: adminToken },
    );
    expect(
      entries.map(({ action, changes }) => [action, changes.map(({ field }) => field).includes('deletedAt')]),
    ).toEqual([
      ['delete', true],
      ['delete', false],
      ['update', true],
      ['delete', false],
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
    const { deletedAt } = (await trashed('posts', body.id))!;
    expect(new Date(deletedAt).getTime()).toBeGreaterThan(startedAt - 5_000);
  });

  it('is ended by administrators only, at every door', async () => {
    const { body } = await createPost(token);
    const address = `/api/posts/${body.id}`;
    expect((await api('DELETE', address, { token })).status).toBe(403);
    await api('DELETE', postPath(body.frontmatter.slug), { token });
    expect((await api('DELETE', `${address}?trash=true`, { token })).status).toBe(403);
    const many = `/api/posts?where[id][equals]=${body.id}&trash=true`;
    expect((await api('DELETE', many, { token })).status).toBe(403);
    expect((await end('posts', body.id, token)).status).toBe(403);
    expect(await exists('posts', body.id)).toBe(true);
    expect((await end('posts', body.id)).status).toBe(200);
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

describe('a deleted category', () => {
  it('frees its name, and comes back without its posts unless the name is taken', async () => {
    const { body: category } = await createCategory(token);
    const post = (await createPost(token, { categoryId: category.id, published: true })).body;
    const address = `/api/admin/blog/categories/${category.id}`;
    expect((await api('DELETE', address, { token })).status).toBe(409);
    expect((await api('DELETE', `${address}?moveTo=none`, { token })).status).toBe(200);
    expect(await trashed('categories', category.id)).toMatchObject({ name: category.name });

    const other = await createCategory(token, category.name);
    expect(other.status).toBe(201);
    const refused = await restore(token, 'categories', category.id);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `There is another category “${category.name}” by now. Rename that one first, or leave this one in the trash.`,
    ]);
    await api('DELETE', `/api/admin/blog/categories/${other.body.id}`, { token });
    expect((await restore(token, 'categories', category.id)).status).toBe(200);
    const { body: list } = await api<unknown[]>('GET', '/api/admin/blog/categories', { token });
    expect(list).toContainEqual({ ...category, posts: 0 });
    expect((await readPost(token, post.frontmatter.slug)).body.frontmatter.categoryId).toBeNull();
  });

  it('is told of under the name that people gave it, which looks like none in the trash', async () => {
    const name = `Topic ${freshSlug()}`.slice(0, 60).padEnd(60, 'x');
    const { body: category } = await createCategory(token, name);
    await api('DELETE', `/api/admin/blog/categories/${category.id}`, { token });
    await restore(token, 'categories', category.id);
    await api('DELETE', `/api/admin/blog/categories/${category.id}`, { token });
    await end('categories', category.id);
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
        ...{ id: category.id, name: category.name, total: 2, people: [], isSharePicture: false },
        posts: [draft, inside].map((post) => ({ ...named(post), isTrashed: false })),
      },
    ]);
  });
});
describe('the trash', () => {
  it('ends after 30 days, files and all, and earlier when somebody says so', async () => {
    const { doc } = (await uploadPicture({ token, data: new Uint8Array(await plainPng(901, 601)) })).body;
    const file = path.join(mediaDirectory, doc.filename ?? '');
    const [old, young] = [(await createPost(token)).body, (await createPost(token)).body];
    const { body: category } = await createCategory(token);
    await api('DELETE', `/api/images/delete-cover/${doc.filename}`, { token });
    for (const { frontmatter } of [old, young]) await api('DELETE', postPath(frontmatter.slug), { token });
    await api('DELETE', `/api/admin/blog/categories/${category.id}`, { token });
    await Promise.all([
      age('posts', old.id, 31),
      age('posts', young.id, 29),
      age('media', doc.id, 31),
      age('categories', category.id, 31),
    ]);
    await tidyUp();
    expect([
      await exists('posts', old.id),
      await exists('posts', young.id),
      await exists('categories', category.id),
      await exists('media', doc.id),
      existsSync(file),
    ]).toEqual([false, true, false, false, false]);
    expect((await end('posts', young.id)).status).toBe(200);
    expect(await exists('posts', young.id)).toBe(false);
    const { rowCount } = await payload.db.pool.query(`select from _posts_v where parent_id = any($1)`, [
      [old.id, young.id],
    ]);
    expect(rowCount).toBe(0);
  });

  it('says how much is in it where it doesn’t show all', async () => {
    const { pool } = payload.db;
    await pool.query(
      `insert into media (filename, alt, deleted_at) select 'filler-' || number, 'filler', now() - interval '1 day'
       from generate_series(1, $1::int) as number`,
      [trashShown + 1],
    );
    const { body, headers } = await api<Trashed[]>('GET', '/api/admin/blog/trash', { token });
    const { rows } = await pool.query<{ total: number }>(`
      select sum(count)::int as total from (
        select count(*) from posts where deleted_at is not null
        union all select count(*) from categories where deleted_at is not null
        union all select count(*) from media where deleted_at is not null) as counts`);
    await pool.query(`delete from media where alt = 'filler'`);
    expect(body.filter(({ kind }) => kind === 'media')).toHaveLength(trashShown);
    expect(headers.get('X-Total-Count')).toBe(String(rows[0]?.total));
    expect(rows[0]?.total).toBeGreaterThan(body.length);
  });

  it('ends nothing that is being put back', async () => {
    const { body: category } = await createCategory(token);
    const { body: post } = await createPost(token);
    await api('DELETE', `/api/admin/blog/categories/${category.id}`, { token });
    await api('DELETE', postPath(post.frontmatter.slug), { token });
    await age('posts', post.id, 31);
    const ending = [
      ['categories', category.id, () => end('categories', category.id)],
      ['posts', post.id, tidyUp],
    ] as const;
    for (const [table, id, endIt] of ending) {
      const connection = await payload.db.pool.connect();
      await connection.query('begin');
      await connection.query(`update ${table} set deleted_at = null where id = $1`, [id]);
      // Lists read versions.
      if (table === 'posts') {
        await connection.query('update _posts_v set version_deleted_at = null where parent_id = $1', [id]);
      }
      const ended = endIt();
      // It has found the row in the trash, and waits for whoever holds it.
      await expect
        .poll(async () => (await payload.db.pool.query(waiting, [`%${table}%`])).rowCount, {
          timeout: 20_000,
        })
        .toBeGreaterThan(0);
      await connection.query('commit');
      connection.release();
      expect(await ended).toEqual(table === 'posts' ? undefined : expect.objectContaining({ status: 404 }));
      expect(await exists(table, id)).toBe(true);
    }
  });

  it('ends nothing that is being put back by the panel’s own calls either, nor puts back what is being ended', async () => {
    const { body: category } = await createCategory(token);
    const { body: post } = await createPost(token);
    const { doc: picture } = (await uploadPicture({ token, data: new Uint8Array(await plainPng(903, 603)) }))
      .body;
    const things = [
      ['posts', post.id],
      ['categories', category.id],
      ['media', picture.id],
    ] as const;
    const inTrash = (id: number) =>
      `?trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`;
    const putBack = { token, body: { deletedAt: null } };
    for (const [table, id] of things) {
      for (const address of [`/api/${table}/${id}?trash=true`, `/api/${table}${inTrash(id)}`]) {
        const thrownAway = await api('PATCH', `/api/${table}/${id}`, {
          ...{ token, body: { deletedAt: new Date().toISOString() } },
        });
        expect(thrownAway.status).toBe(200);
        const restored = `update ${table} set deleted_at = null where id = $1`;
        await askWhileChanged([restored, [id]], () => api('DELETE', address, { token: adminToken }));
        expect(await exists(table, id)).toBe(true);
      }
      await age(table, id, 1);
      const ended = [`delete from ${table} where id = $1`, [id]] as [string, unknown[]];
      const answer = await askWhileChanged(ended, () =>
        api('PATCH', `/api/${table}/${id}?trash=true`, putBack),
      );
      expect([table, answer.status]).toEqual([table, 404]);
    }
  });

  it('ends nothing that isn’t in it', async () => {
    const { body } = await createPost(token);
    expect((await end('posts', body.id)).status).toBe(404);
    const address = `/api/posts/${body.id}?trash=true`;
    expect((await api('DELETE', address, { token: adminToken })).status).toBe(404);
    const many = `/api/posts?where[id][equals]=${body.id}&trash=true`;
    expect((await api('DELETE', many, { token: adminToken })).body).toMatchObject({ docs: [] });
    for (const table of ['posts', 'categories', 'media'])
      expect((await api('DELETE', `/api/${table}?trash=true`, { token: adminToken })).status).toBe(400);
    expect(await exists('posts', body.id)).toBe(true);
    expect((await api('POST', `/api/admin/blog/trash/users/1/restore`, { token })).status).toBe(400);
  });
});
