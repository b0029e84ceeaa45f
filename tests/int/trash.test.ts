import { existsSync } from 'node:fs';
import path from 'node:path';
import { createLocalReq, type Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { mediaDirectory } from '@/integrations/storage/mediaDirectory';
import { cleanUp } from '@/operations/jobs/cleanUp';
import type { TrashKind } from '@/schemas/trash';
import { createCategory, createPost, postPath } from '../factories/adminPost';
import { plainPng } from '../factories/picture';
import { api } from '../helpers/api';
import { askWhileChanged } from '../helpers/askWhileChanged';
import { staffTokens } from '../helpers/staffTokens';
import { testPayload } from '../helpers/testPayload';
import { end, exists } from '../helpers/trash';
import { uploadPicture } from '../helpers/uploadPicture';

let token: string;
let adminToken: string;
let payload: Payload;

beforeAll(async () => {
  payload = await testPayload();
  ({ token, adminToken } = await staffTokens());
});

/** As if it had been deleted so long ago. */
const age = (table: TrashKind, id: number, days: number) =>
  payload.db.pool.query(`update ${table} set deleted_at = now() - make_interval(days => $2) where id = $1`, [
    id,
    days,
  ]);
/** Who waits for a row of a table. */
const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ilike $1`;
const tidyUp = async () => cleanUp(await createLocalReq({}, payload));

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
    expect((await end(adminToken, 'posts', young.id)).status).toBe(200);
    expect(await exists('posts', young.id)).toBe(false);
    const { rowCount } = await payload.db.pool.query(`select from _posts_v where parent_id = any($1)`, [
      [old.id, young.id],
    ]);
    expect(rowCount).toBe(0);
  });

  it('tells of what can’t be ended, ends the rest, and tries again the next time', async () => {
    const { pool } = payload.db;
    // The newest is looked at first.
    const [free, held] = [(await createPost(token)).body, (await createPost(token)).body];
    for (const { id, frontmatter } of [free, held]) {
      await api('DELETE', postPath(frontmatter.slug), { token });
      await age('posts', id, 31);
    }
    await pool.query('create table holding (post integer references posts (id))');
    try {
      await pool.query('insert into holding values ($1)', [held.id]);
      await expect(tidyUp()).rejects.toMatchObject({
        errors: [expect.objectContaining({ message: 'Some of the trash could not be deleted' })],
      });
      expect([await exists('posts', free.id), await exists('posts', held.id)]).toEqual([false, true]);
    } finally {
      await pool.query('drop table holding');
    }
    await tidyUp();
    expect(await exists('posts', held.id)).toBe(false);
  });

  it('ends nothing that is being put back', async () => {
    const { body: category } = await createCategory(token);
    const { body: post } = await createPost(token);
    await api('DELETE', `/api/admin/blog/categories/${category.id}`, { token });
    await api('DELETE', postPath(post.frontmatter.slug), { token });
    await age('posts', post.id, 31);
    const ending = [
      ['categories', category.id, () => end(adminToken, 'categories', category.id)],
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
    expect((await end(adminToken, 'posts', body.id)).status).toBe(404);
    const address = `/api/posts/${body.id}?trash=true`;
    expect((await api('DELETE', address, { token: adminToken })).status).toBe(404);
    const many = `/api/posts?where[id][equals]=${body.id}&trash=true`;
    expect((await api('DELETE', many, { token: adminToken })).body).toMatchObject({ docs: [] });
    for (const table of ['posts', 'categories', 'media'])
      expect((await api('DELETE', `/api/${table}?trash=true`, { token: adminToken })).status).toBe(400);
    expect(await exists('posts', body.id)).toBe(true);
  });
});
