import type { PoolClient } from 'pg';
import { createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectionOf } from '@/database/transactionOf';
import { listPosts } from '@/operations/blog/listPosts';
import { listUsers } from '@/operations/users/listUsers';
import { totalHeaders } from '@/endpoints/totalHeaders';
import { countedMatches } from '@/domain/countedMatches';
import type { PostListQuery } from '@/schemas/blog';
import { userSorts, type UserListQuery } from '@/schemas/users';
import { createAccount } from '../factories/account';
import { testPayload } from '../helpers/testPayload';

/** Lists behind the rows that are counted one by one, within one transaction that is never committed. */
const users = 3_000;
const posts = 2_500;

let req: PayloadRequest;
let client: PoolClient;

beforeAll(async () => {
  const payload = await testPayload();
  const admin = await createAccount({ role: 'admin' });
  const user = await payload.findByID({ collection: 'users', id: admin.id });
  req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
  await initTransaction(req);
  client = await connectionOf(req);
  await client.query(
    `insert into users (name, email, company, role, report_limit, hash, salt, created_at)
     select 'Far ' || md5(n::text), 'far-' || md5((n * 7)::text) || '@example.test',
       case when n % 3 = 0 then null else 'Works ' || n % 40 end, 'client', 3, 'x', 'x', now() - n % 50 * interval '1 day'
     from generate_series(1, $1::int) n`,
    [users],
  );
  await client.query(
    `update user_reports set count = user_id % 4 where user_id in (select id from users where email like 'far-%')`,
  );
  await client.query(
    `with written as (
       insert into posts (title, slug, description, author, date, _status)
       select 'Far post ' || md5(n::text), 'far-post-' || n, 'About', 'Team ' || n % 5, now() - n % 90 * interval '1 day',
         (case when n % 3 = 0 then 'draft' else 'published' end)::enum_posts_status
       from generate_series(1, $1::int) n returning *
     )
     insert into _posts_v (parent_id, version_title, version_slug, version_description, version_author, version_date,
       version__status, latest)
     select id, title, slug, description, author, date, _status::text::enum__posts_v_version_status, true from written`,
    [posts],
  );
  await client.query('analyze users, user_reports, posts, _posts_v');
});

afterAll(() => killTransaction(req));

/** All pages of a list, one after the other. */
async function allIds(list: (page: number) => Promise<number[]>): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const found = await list(page);
    ids.push(...found);
    if (found.length < 100) return ids;
  }
}

describe('far pages of the accounts', () => {
  const pagesOf = (query: UserListQuery) =>
    allIds(async (page) =>
      (await listUsers({ req, query: { ...query, page, limit: 100 } })).users.map(({ id }) => id),
    );
  const namesOf = (sort: string) => sort.replace('-', '');

  it.each(userSorts)('by %s leave nobody out, in one order', async (sort) => {
    const ids = await pagesOf({ sort });
    const { total } = await listUsers({ req, query: { sort } });
    expect(ids).toHaveLength(total);
    expect(new Set(ids).size).toBe(total);
    const column = {
      name: 'lower(name)',
      email: 'email',
      company: 'lower(company)',
      reportCount: 'count',
      createdAt: 'created_at',
    }[namesOf(sort)];
    const way = sort.startsWith('-') ? 'desc' : 'asc';
    const { rows } = await client.query<{ id: number }>(
      `select id from users join user_reports on user_id = id order by ${column} ${way}, id ${way}`,
    );
    expect(ids).toEqual(rows.map(({ id }) => id));
  });

  it('are narrowed to a role, in each order', async () => {
    for (const sort of ['name', '-reportCount'] as const) {
      const ids = await pagesOf({ sort, role: 'client' });
      expect(ids).toHaveLength((await listUsers({ req, query: { role: 'client' } })).total);
    }
  });

  it('behind the last one are empty, and tell the total', async () => {
    const { users: found, total } = await listUsers({ req, query: { page: 900, limit: 100 } });
    expect(found).toEqual([]);
    expect(total).toBeGreaterThanOrEqual(users);
  });
});

describe('a search that finds very many', () => {
  it('is counted up to a bound, and goes on behind it', async () => {
    const query = { search: 'far', limit: 100 };
    const { total } = await listUsers({ req, query });
    expect(total).toBe(countedMatches + 1);
    const ids = await allIds(async (page) =>
      (await listUsers({ req, query: { ...query, page } })).users.map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(users);
    expect((await listPosts({ req, query: { search: 'far', limit: 20 } })).total).toBe(countedMatches + 1);
    expect((await listPosts({ req, query: { search: 'far', status: 'draft' } })).total).toBe(
      Math.floor(posts / 3),
    );
  });

  it('says that there are more than it tells', () => {
    expect(totalHeaders(countedMatches + 1, countedMatches)).toEqual({
      'X-Total-Count': '1000',
      'X-Total-Is-Least': 'true',
    });
    expect(totalHeaders(countedMatches, countedMatches)).toEqual({ 'X-Total-Count': '1000' });
    expect(totalHeaders(5_000)).toEqual({ 'X-Total-Count': '5000' });
  });
});

describe('far pages of the posts', () => {
  const pagesOf = (query: PostListQuery) =>
    allIds(async (page) =>
      (await listPosts({ req, query: { ...query, page, limit: 100 } })).posts.map(({ id }) => id),
    );

  it.each(['-date', 'title', '-title', 'author', '-updatedAt'] as const)(
    'by %s leave none out',
    async (sort) => {
      const ids = await pagesOf({ sort });
      const { total } = await listPosts({ req, query: { sort } });
      expect(new Set(ids).size).toBe(total);
      expect(ids).toHaveLength(total);
    },
  );

  it('are narrowed to drafts', async () => {
    const ids = await pagesOf({ status: 'published', sort: 'title' });
    expect(ids).toHaveLength((await listPosts({ req, query: { status: 'published' } })).total);
  });
});
