import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMissingAddresses } from '@/database/tables/missingAddresses';
import { env } from '@/env';
import type { MissingAddress } from '@/schemas/missingAddresses';
import { signedInAccount } from '../factories/account';
import { writePost } from '../factories/post';
import { api } from '../helpers/api';

const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 4 });
let token: string;

beforeAll(async () => {
  ({ token } = await signedInAccount({ role: 'marketer' }));
});
beforeEach(() => pool.query('delete from missing_addresses'));
afterAll(() => pool.end());

const add = (counts: Record<string, number>) => addMissingAddresses(pool, new Map(Object.entries(counts)));

async function listed(query = '') {
  const { body, headers } = await api<MissingAddress[]>('GET', `/api/admin/missing-addresses${query}`, {
    token,
  });
  return {
    rows: body.map(({ path, count }) => `${path} ${count}`),
    total: headers.get('X-Total-Count'),
    body,
  };
}

describe('addresses that weren’t found', () => {
  it('are added up, whoever counts them at once, and listed by how often', async () => {
    await Promise.all([add({ '/a': 2, '/b': 1 }), add({ '/b': 4, '/a': 1 }), add({ '/c': 1 })]);
    expect(await listed('?limit=2')).toMatchObject({ rows: ['/b 5', '/a 3'], total: '3' });
    expect(await listed('?limit=2&page=2')).toMatchObject({ rows: ['/c 1'], total: '3' });
    expect(await listed('?limit=2&page=3')).toMatchObject({ rows: [], total: '3' });
  });

  it('are bounded: those go that were asked for least, the oldest first', async () => {
    const many = Object.fromEntries(Array.from({ length: 499 }, (_, index) => [`/often-${index}`, 2]));
    await add({ ...many, '/rarely-before': 1 });
    await pool.query(
      `update missing_addresses set last_at = now() - interval '1 day' where path = '/rarely-before'`,
    );
    await add({ '/rarely-now': 1 });
    const { rows } = await pool.query<{ path: string }>('select path from missing_addresses where count = 1');
    expect(rows).toEqual([{ path: '/rarely-now' }]);
    expect((await listed()).total).toBe('500');
    await add({ '/often-1': 2_147_483_647 });
    expect((await listed('?limit=1')).rows).toEqual(['/often-1 2147483647']);
  });

  it('can catch up with any number that were asked for more often', async () => {
    await add(Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`/often-${index}`, 2])));
    for (let day = 0; day < 3; day++) await add({ '/new': 1 });
    expect((await listed('?limit=1')).rows).toEqual(['/new 3']);
    await add(Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`/once-${index}`, 1])));
    expect((await listed('?limit=1')).total).toBe('600');
    await pool.query(`update missing_addresses set is_dismissed = true where path like '/often-%'`);
    await add(Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`/later-${index}`, 1])));
    expect((await listed('?limit=1')).total).toBe('301');
  });

  it('leave the list when they are dismissed or led on, and stay off it', async () => {
    const path = `/gone-${randomUUID()}`;
    await add({ '/a': 1, [path]: 1 });
    expect(
      (await api('POST', '/api/admin/missing-addresses/dismissals', { token, body: { path: '/a' } })).status,
    ).toBe(200);
    const redirect = { from: path, to: '/team' };
    expect((await api('POST', '/api/admin/redirects', { token, body: redirect })).status).toBe(201);
    await add({ '/a': 5 });
    expect(await listed()).toMatchObject({ rows: [], total: '0' });
  });

  it('come with the page whose address is most like them', async () => {
    const word = `word${randomUUID().slice(0, 8)}`;
    await writePost({ token, fields: { slug: `what-${word}-costs` } });
    await writePost({ token, isDraft: true, fields: { slug: `what-${word}-costs-now` } });
    await add({ [`/blog/what-${word}-costs-now`]: 2, '/nothing-like-it': 1 });
    const { body } = await listed();
    expect(body.map(({ suggestion }) => suggestion)).toEqual([`/blog/what-${word}-costs`, null]);
  });
});
