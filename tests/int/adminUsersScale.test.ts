import type { PoolClient } from 'pg';
import { createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectionOf } from '@/database/transactionOf';
import { addDays, dayOf } from '@/domain/overview/calendarDays';
import { readOverview } from '@/operations/overview/readOverview';
import { listUsers } from '@/operations/users/listUsers';
import type { User } from '@/payload-types';
import type { UserListQuery } from '@/schemas/users';
import { createAccount } from '../factories/account';
import { testPayload } from '../helpers/testPayload';

/**
 * The list with few and with 100,000 accounts, within one transaction that is never committed. Counted are the queries
 * and what they read, as no clock is as steady.
 */
const fewUsers = 100;
const manyUsers = 100_000;
const reportsPerUser = 3;

/** The first moment of the last so many days. */
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();

const calls: Record<string, UserListQuery> = {
  'the first page': { page: 1, limit: 20 },
  'a search': { search: 'c4ca4238' },
  'a search of two words': { search: 'c4ca4238 works' },
  'a sort by name': { sort: 'name' },
  'a sort by company, backwards': { sort: '-company' },
  'a sort by number of reports': { sort: '-reportCount' },
  'one role': { role: 'admin' },
  'a day': { from: daysAgo(3), to: daysAgo(2) },
  'a month': { from: daysAgo(30) },
  'a month by name': { from: daysAgo(30), sort: 'name' },
  'a month of one role': { from: daysAgo(30), role: 'client' },
};

interface Statement {
  text: string;
  values: unknown[];
}

let req: PayloadRequest;
let client: PoolClient;
const heard: Statement[] = [];

/** What the driver is told, in order. */
function listenTo(connection: PoolClient): void {
  const query = connection.query.bind(connection) as (...args: unknown[]) => unknown;
  const listening = (statement: unknown, values: unknown, ...rest: unknown[]) => {
    const { text = '', values: own } = statement as Partial<Statement>;
    if (text) heard.push({ text, values: own ?? (values as unknown[] | undefined) ?? [] });
    return query(statement, values, ...rest);
  };
  Object.assign(connection, { query: listening });
}

/** The md5 of the number 1 begins with what the search looks for; names and companies are as varied as real ones. */
async function loadUsers(from: number, to: number): Promise<void> {
  await client.query(
    `insert into users (name, email, company, role, report_limit, hash, salt, created_at, updated_at)
     select 'Person ' || left(md5(i::text), 8), 'scale-' || md5(i::text) || '@example.test',
       initcap(right(md5(i::text), 6)) || ' Works', 'client', 3, 'x', 'x',
       now() - i * interval '1 minute', now()
     from generate_series($1::int, $2::int) as i`,
    [from, to],
  );
  await client.query(
    `insert into analyses (owner_id, list_name, industry, goals, departments, department_tasks, bottlenecks, data_types,
       current_ai_usage, customer_insights, monetization, ai_readiness, engine_version, opportunities, created_at)
     select id, 'Plan', 'Retail', 'x', '[]', '{}', 'x', '[]', 'no', 'no', 'no', 'beginner', '1', '[]',
       now() - id % 365 * interval '1 day'
     from users, generate_series(1, ${reportsPerUser})
     where email like 'scale-%' and id not in (select owner_id from analyses where owner_id is not null)`,
  );
  await client.query('analyze users');
  await client.query('analyze analyses');
  await client.query('analyze user_reports');
}

/** An index is built faster when the rows are there. */
async function withoutSearchIndex(work: () => Promise<void>): Promise<void> {
  const name = 'users_search_idx';
  const { rows } = await client.query<{ definition: string }>(
    `select pg_get_indexdef('${name}'::regclass) as definition`,
  );
  await client.query(`drop index ${name}`);
  await work();
  await client.query(rows[0]?.definition ?? '');
}

async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  heard.length = 0;
  await work();
  return [...heard];
}

async function hearAll(): Promise<Map<string, Statement[]>> {
  const all = new Map<string, Statement[]>();
  for (const [name, query] of Object.entries(calls)) {
    all.set(name, await statementsOf(() => listUsers({ req, query })));
  }
  return all;
}

/** How many pages of 8 kB the database looks at, whether they are in memory or not. */
async function pagesRead(statements: readonly Statement[]): Promise<number> {
  let pages = 0;
  for (const { text, values } of statements) {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
      `explain (analyze, buffers, format json) ${text}`,
      values,
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {};
    pages += (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
  }
  return pages;
}

const planOf = async ({ text, values }: Statement): Promise<string> => {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

let few: Map<string, Statement[]>;
let many: Map<string, Statement[]>;

beforeAll(async () => {
  const payload = await testPayload();
  const admin: User = await createAccount({ role: 'admin' });
  req = await createLocalReq({ user: { ...admin, collection: 'users' } }, payload);
  await initTransaction(req);
  client = await connectionOf(req);
  listenTo(client);
  await client.query('set local statement_timeout = 0');
  // Of no use to the list, and what loading would spend most of its time on.
  await client.query('alter table analyses drop constraint analyses_owner_id_users_id_fk');
  await client.query('drop index analyses_created_at_idx, analyses_updated_at_idx, "owner_createdAt_idx"');
  await loadUsers(1, fewUsers);
  few = await hearAll();
  await withoutSearchIndex(() => loadUsers(fewUsers + 1, manyUsers));
  many = await hearAll();
});

afterAll(async () => {
  // The pool hands it to others.
  Reflect.deleteProperty(client, 'query');
  await killTransaction(req);
});

it('loads what it says', async () => {
  const { total } = await listUsers({ req, query: {} });
  expect(total).toBeGreaterThanOrEqual(manyUsers);
  const { users } = await listUsers({ req, query: { search: 'c4ca4238' } });
  expect(users.map(({ reportCount }) => reportCount)).toContain(reportsPerUser);
});

it.each(Object.keys(calls))('%s takes one query, a search or a span one for its matches besides', (name) => {
  const queries = /^a (?:search|day|month)/.test(name) ? 2 : 1;
  expect(few.get(name)).toHaveLength(queries);
  expect(many.get(name)).toHaveLength(queries);
});

it.each(Object.keys(calls))('%s reads no whole table', async (name) => {
  const plans: string[] = [];
  for (const statement of many.get(name) ?? []) plans.push(await planOf(statement));
  expect(plans.join('\n')).not.toMatch(/Seq Scan on (users|analyses|user_reports)/);
});

it.each(Object.keys(calls))('%s reads few pages of the thousands that there are', async (name) => {
  const pages = await pagesRead(many.get(name) ?? []);
  expect(pages).toBeGreaterThan(0);
  expect(pages).toBeLessThan(500);
});

it('counts a year with all their analyses by one query, without looking at them', async () => {
  const steps = `insert into daily_counts
    select day::date, 'wizard-step-' || step, part, 9
    from generate_series(now() - interval '2 years', now(), '1 day') as day,
      generate_series(1, 11) as step, generate_series(4, 7) as part`;
  await client.query(steps);
  await client.query('analyze daily_counts');
  const to = dayOf(Date.now());
  const query = { from: addDays(to, -364), to, by: 'day' } as const;
  heard.length = 0;
  const { totals, periods } = await readOverview({ req, query });
  const statements = [...heard];
  expect(totals.analyses).toBeGreaterThanOrEqual(manyUsers * reportsPerUser);
  expect(periods).toHaveLength(365);
  expect(statements).toHaveLength(1);
  const pages = await pagesRead(statements);
  expect(pages).toBeLessThan(500);
});
