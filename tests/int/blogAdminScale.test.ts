import type { PoolClient } from 'pg';
import { createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectionOf } from '@/database/transactionOf';
import { checkPost } from '@/operations/blog/checkPost';
import { listPosts } from '@/operations/blog/listPosts';
import { readPost } from '@/operations/blog/readPost';
import { createAccount } from '../factories/account';
import { testPayload } from '../helpers/testPayload';

/** The portal's calls with few and with 10,000 posts, within one transaction that is never committed. */
const fewPosts = 10;
const manyPosts = 10_000;

const calls: Record<string, (req: PayloadRequest) => Promise<unknown>> = {
  'the first page of the list': (req) => listPosts({ req, query: { page: 1, limit: 20 } }),
  'its drafts': (req) => listPosts({ req, query: { status: 'draft' } }),
  'a search': (req) => listPosts({ req, query: { search: 'scale post 7' } }),
  'a post in its editor': (req) => readPost({ req, named: { slug: 'scale-post-7' } }),
  'the publish check': (req) =>
    checkPost({ req, body: { content: '[a](/blog/scale-post-7) [b](/blog/scale-post-8) [c](/contact)' } }),
};

interface PlanNode {
  'Parent Relationship'?: string;
  Plans?: PlanNode[];
}

const isPage = (node: PlanNode): boolean => node['Parent Relationship'] !== 'InitPlan';

let req: PayloadRequest;
let client: PoolClient;
let heard: string[] = [];

function listenTo(connection: PoolClient): void {
  const query = connection.query.bind(connection) as (...args: unknown[]) => unknown;
  const listening = (statement: unknown, ...rest: unknown[]) => {
    const { text = '' } = statement as { text?: string };
    if (text) heard.push(text);
    return query(statement, ...rest);
  };
  Object.assign(connection, { query: listening });
}

async function loadPosts(from: number, to: number): Promise<void> {
  await client.query(
    `with written as (
       insert into posts (title, slug, description, author, date, _status)
       select 'Scale post ' || n, 'scale-post-' || n, 'About ' || md5(n::text), 'Team',
         now() - n * interval '1 hour', (case when n % 3 = 0 then 'draft' else 'published' end)::enum_posts_status
       from generate_series($1::int, $2::int) n
       returning *
     )
     insert into _posts_v (parent_id, version_title, version_slug, version_description, version_author, version_date,
       version__status, version_updated_at, version_created_at, latest)
     select id, title, slug, description, author, date, _status::text::enum__posts_v_version_status, now(), now(), true
     from written`,
    [from, to],
  );
  await client.query('analyze posts');
  await client.query('analyze _posts_v');
}

async function countQueries(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, call] of Object.entries(calls)) {
    heard = [];
    await call(req);
    counts[name] = heard.length;
  }
  return counts;
}

let few: Record<string, number>;
let many: Record<string, number>;

beforeAll(async () => {
  const payload = await testPayload();
  const admin = await createAccount({ role: 'admin' });
  const user = await payload.findByID({ collection: 'users', id: admin.id });
  req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
  await initTransaction(req);
  client = await connectionOf(req);
  listenTo(client);
  await loadPosts(1, fewPosts);
  few = await countQueries();
  await loadPosts(fewPosts + 1, manyPosts);
  many = await countQueries();
});

afterAll(async () => {
  // The pool hands it to others.
  Reflect.deleteProperty(client, 'query');
  await killTransaction(req);
});

it.each(Object.keys(calls))('%s takes as many queries for 10,000 posts as for ten', (name) => {
  expect(many[name]).toBe(few[name]);
  expect(many[name]).toBeGreaterThan(0);
  expect(many[name]).toBeLessThanOrEqual(12);
});

it('finds the first page without reading or sorting all posts', async () => {
  heard = [];
  const { posts, total } = await listPosts({ req, query: { page: 1, limit: 20 } });
  expect([posts.length, total]).toEqual([20, expect.any(Number)]);
  expect(total).toBeGreaterThanOrEqual(manyPosts);
  const [page = ''] = heard;
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (format json) ${page}`,
    [20, 0],
  );
  // Counting them reads them all, once.
  const plan = JSON.stringify(rows[0]?.['QUERY PLAN'][0].Plan.Plans?.filter(isPage));
  expect(plan).toMatch(/version_date/);
  expect(plan).not.toMatch(/Seq Scan|"Sort"/);
});
