import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listUsers } from '@/operations/users/listUsers';
import { userSorts } from '@/schemas/users';
import { createAccount } from '../factories/account';
import { testPayload } from '../helpers/testPayload';

/** The pages in the middle of long lists, which are found from counted marks, whatever has happened since these were counted. */
const users = 3_500;
const limit = 20;
/**
 * Behind the rows that are counted one by one, and two marks. By company it is among those that have one, however many accounts
 * other files have left: the one page with both is counted.
 */
const page = 110;
const minuteMs = 60_000;
const mine = "email like 'mark-%'";

let req: PayloadRequest;
const heard: { text: string; values: unknown[] }[] = [];

const query = async (text: string, values: unknown[] = []) =>
  (await req.payload.db.pool.query(text, values)).rows;

beforeAll(async () => {
  const payload = await testPayload();
  const admin = await createAccount({ role: 'admin' });
  const user = await payload.findByID({ collection: 'users', id: admin.id });
  req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
  await insertAccounts(1, users);
  await query(
    `update user_reports set count = user_id % 4 where user_id in (select id from users where ${mine})`,
  );
  await query('analyze users');
  await query('analyze user_reports');
  const pool = payload.db.pool;
  const asked = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  const listening = (statement: unknown, ...rest: unknown[]) => {
    if (typeof statement === 'object') heard.push(statement as (typeof heard)[number]);
    return asked(statement, ...rest);
  };
  Object.assign(pool, { query: listening });
});

/** Long enough after whatever came before for marks to be counted anew. */
let now = Date.now();
beforeEach(() => {
  now += minuteMs;
  vi.useFakeTimers({ toFake: ['Date'], now });
});

afterAll(async () => {
  vi.useRealTimers();
  // Other files of this worker have the same pool.
  Reflect.deleteProperty(req.payload.db.pool, 'query');
  await query(`delete from users where ${mine}`);
});

async function insertAccounts(from: number, to: number, at = 'now()'): Promise<void> {
  await query(
    `insert into users (name, email, company, role, report_limit, hash, salt, created_at)
     select 'Mark ' || md5(n::text), 'mark-' || md5((n * 7)::text) || '@example.test',
       case when n % 3 = 0 then null else 'Works ' || n % 40 end, 'client', 3, 'x', 'x', ${at} - n % 50 * interval '1 day'
     from generate_series($1::int, $2::int) n`,
    [from, to],
  );
}

type Sort = (typeof userSorts)[number];

async function idsOf(sort: Sort, at = page): Promise<number[]> {
  heard.length = 0;
  const found = await listUsers({ req, query: { sort, page: at, limit } });
  return found.users.map(({ id }) => id);
}

const isFromMark = () => heard.some(({ text }) => text.includes('pg_visible_in_snapshot'));

async function trueIds(sort: Sort, at = page): Promise<number[]> {
  const way = sort.startsWith('-') ? 'desc' : 'asc';
  const column = {
    name: 'lower(name)',
    company: 'lower(company)',
    reportCount: 'count',
    createdAt: 'created_at',
    email: 'email',
  }[sort.replace('-', '')];
  const rows = await query(
    `select id from users join user_reports on user_id = id order by ${column} ${way}, id ${way} limit $1 offset $2`,
    [limit, (at - 1) * limit],
  );
  return rows.map(({ id }: { id: number }) => id);
}

describe.each(userSorts)('by %s', (sort) => {
  it('a page in the middle is found from a mark, whose rows are counted no more', async () => {
    expect(await idsOf(sort)).toEqual(await trueIds(sort));
    expect(await idsOf(sort)).toEqual(await trueIds(sort));
    expect(isFromMark()).toBe(true);
    const skipped = heard.flatMap(({ text, values }) =>
      text.includes('offset $2') ? [Number(values[1])] : [],
    );
    expect(Math.max(...skipped)).toBeLessThan(1_000);
  });

  it('the pages leave nobody out and name nobody twice', async () => {
    const ids: number[] = [];
    const { total } = await listUsers({ req, query: { limit: 1 } });
    for (let at = 1; at <= Math.ceil(total / 100); at += 1) {
      const found = await listUsers({ req, query: { sort, page: at, limit: 100 } });
      ids.push(...found.users.map(({ id }) => id));
    }
    expect(ids).toHaveLength(total);
    expect(new Set(ids).size).toBe(total);
  });

  it.each([
    ['somebody comes', () => insertAccounts(10_000, 10_002, "timestamp '2001-01-01'")],
    ['somebody goes', () => query(`delete from users where id = (select min(id) from users where ${mine})`)],
    [
      'a name changes',
      () => query(`update users set name = 'A' || name where id = (select max(id) from users where ${mine})`),
    ],
    [
      'reports are made',
      () =>
        query(
          `update user_reports set count = 9 - count where user_id in (select id from users where ${mine} limit 7)`,
        ),
    ],
  ])('after %s, it is right at once and from new marks later', async (_what, change) => {
    await idsOf(sort);
    await query('delete from users where email like $1', ['mark-%@never.test']);
    await change();
    expect(await idsOf(sort)).toEqual(await trueIds(sort));
    expect(await idsOf(sort)).toEqual(await trueIds(sort));
    vi.setSystemTime((now += minuteMs));
    expect(await idsOf(sort)).toEqual(await trueIds(sort));
    expect(isFromMark()).toBe(true);
    await query(`delete from users where created_at < '2002-01-01' and ${mine}`);
  });
});

it('a change that nobody sees yet changes nothing, and is seen as soon as it is committed', async () => {
  const client = await req.payload.db.pool.connect();
  try {
    await idsOf('createdAt');
    const before = await idsOf('createdAt');
    await client.query('begin');
    await client.query(
      `delete from users where id = (select id from users where ${mine} order by created_at, id limit 1)`,
    );
    // Counted while the change is under way: others don't see it, so it is in the way of nothing.
    vi.setSystemTime((now += 2 * 60 * minuteMs));
    expect(await idsOf('createdAt')).toEqual(before);
    expect(await idsOf('createdAt')).toEqual(before);
    await client.query('commit');
    expect(await idsOf('createdAt')).toEqual(await trueIds('createdAt'));
    expect(await idsOf('createdAt')).not.toEqual(before);
  } finally {
    client.release();
  }
});

it('narrowed to a role', async () => {
  const find = async (sort: Sort) =>
    (await listUsers({ req, query: { sort, role: 'client', page, limit } })).users.map(({ id }) => id);
  for (const sort of ['-createdAt', 'reportCount'] as const) {
    await find(sort);
    heard.length = 0;
    const ids = await find(sort);
    expect(isFromMark()).toBe(true);
    const [column, way] = sort === 'reportCount' ? ['count', 'asc'] : ['created_at', 'desc'];
    const rows = await query(
      `select id from users join user_reports on user_id = id where role = 'client'
       order by ${column} ${way}, id ${way} limit $1 offset $2`,
      [limit, (page - 1) * limit],
    );
    expect(ids).toEqual(rows.map(({ id }: { id: number }) => id));
  }
});
