import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cleanUp } from '@/operations/jobs/cleanUp';
import { createAccount } from '../factories/account';
import { testPayload } from '../helpers/testPayload';

let payload: Payload;
const keepFor = (inquiryMonths: number | null) =>
  payload.updateGlobal({ slug: 'site-settings', data: { inquiryMonths } });

/** Files of one worker share a database. */
async function clear() {
  await payload.db.pool.query('delete from inquiry_entries');
  await payload.db.pool.query('delete from inquiries');
}

beforeAll(async () => {
  payload = await testPayload();
});
beforeEach(clear);
afterAll(async () => {
  await clear();
  await keepFor(24);
});

/** Inquiries to which something happened so many months ago, for the last time. */
async function insert(name: string, months: number, count = 1, status = 'won'): Promise<number> {
  const { rows } = await payload.db.pool.query<{ id: number }>(
    `insert into inquiries (name, email, message, status, submission_key, created_at, updated_at)
     select $1::text, 'x@example.test', 'Hello', $4::enum_inquiries_status, $1::text || n, now() - interval '90 months',
       now() - make_interval(months => $2::int, days => 1)
     from generate_series(1, $3::int) n returning id`,
    [name, months, count, status],
  );
  return rows[0]?.id ?? 0;
}

async function insertNote(inquiry: number, months: number) {
  const { id } = await createAccount({ role: 'admin' });
  await payload.db.pool.query(
    `insert into inquiry_entries (inquiry_id, kind, text, author_id, submission_key, created_at)
     values ($1::int, 'note', 'Called', $2, 'retention-' || $1::int, now() - make_interval(months => $3::int, days => 1))`,
    [inquiry, id, months],
  );
}

const run = async () => cleanUp(await createLocalReq({}, payload));
const namesLeft = async () => {
  const { rows } = await payload.db.pool.query<{ name: string }>(
    'select distinct name from inquiries order by name',
  );
  return rows.map(({ name }) => name);
};
const removals = async () => {
  const { docs } = await payload.find({
    collection: 'trail-entries',
    where: { subject: { equals: 'inquiries' }, action: { equals: 'delete' } },
    sort: '-id',
    pagination: false,
  });
  return docs.map(({ actorName, changes }) => ({ actorName, changes }));
};

it('deletes what nothing has happened to for as long as the firm says, with its notes, and counts them', async () => {
  await keepFor(6);
  await insertNote(await insert('old', 6), 7);
  await insert('new', 6, 1, 'new');
  await insert('touched', 4);
  await insertNote(await insert('noted', 6), 3);
  const before = (await removals()).length;
  await run();
  expect(await namesLeft()).toEqual(['noted', 'touched']);
  const [latest, ...earlier] = await removals();
  expect(latest).toEqual({ actorName: null, changes: [{ field: 'count', from: null, to: '2' }] });
  expect(earlier).toHaveLength(before);
  await run();
  expect(await removals()).toHaveLength(before + 1);
});

it('works in batches', async () => {
  await keepFor(6);
  await insert('many', 6, 1_100);
  await run();
  expect(await namesLeft()).toEqual([]);
  const counts = (await removals()).slice(0, 3).map(({ changes }) => changes);
  expect(counts).toEqual(['100', '500', '500'].map((to) => [{ field: 'count', from: null, to }]));
});

it('rounds a fraction up that was set before only whole numbers could be', async () => {
  await keepFor(6);
  await payload.db.pool.query('update site_settings set inquiry_months = 5.5');
  await insert('old', 6);
  await insert('new', 5);
  await run();
  expect(await namesLeft()).toEqual(['new']);
});

it.each([2.5, -1, 121])('can’t be told to keep them for %d months', async (months) => {
  await expect(keepFor(months)).rejects.toThrow('Months to keep inquiries');
});

it.each([[0], [null]])('keeps everything at %j', async (months) => {
  await keepFor(months);
  await insert('ancient', 80);
  await run();
  expect(await namesLeft()).toEqual(['ancient']);
});

it('keeps 24 months unless told', async () => {
  const { inquiryMonths } = payload.config.globals
    .flatMap(({ fields }) => fields)
    .reduce<Record<string, unknown>>(
      (all, field) =>
        'name' in field && 'defaultValue' in field ? { ...all, [field.name]: field.defaultValue } : all,
      {},
    );
  expect(inquiryMonths).toBe(24);
});
