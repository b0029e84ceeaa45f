import { expect, it } from 'vitest';
import { api } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

const answer = async () => {
  const { status, body } = await api('GET', '/api/ready');
  return { status, body };
};
const ready = { status: 200, body: { status: 'ready' } };

it('is ready with all the migrations that it knows, and with those of the next release', async () => {
  expect(await answer()).toEqual(ready);
  const { pool } = (await testPayload()).db;
  await pool.query("insert into payload_migrations (name, batch) values ('29990101_000000_of_the_next', 2)");
  try {
    expect(await answer()).toEqual(ready);
  } finally {
    await pool.query("delete from payload_migrations where name = '29990101_000000_of_the_next'");
  }
});

it('is not ready once a later release has taken away what it uses', async () => {
  const { pool } = (await testPayload()).db;
  const add = (name: string) =>
    pool.query('insert into payload_migrations (name, batch) values ($1, 2)', [name]);
  const names = [
    '29990101_000000_drop__needs_20261122_105144',
    '29990201_000000_drop__needs_29990101_000000',
  ] as const;
  try {
    await add(names[0]);
    expect(await answer()).toEqual(ready);
    await add(names[1]);
    expect(await answer()).toEqual({ status: 503, body: { status: 'migrations' } });
  } finally {
    await pool.query('delete from payload_migrations where name = any($1)', [names]);
  }
});

it('is not ready while one of its own is missing', async () => {
  const { pool } = (await testPayload()).db;
  const rename = (from: string, to: string) =>
    pool.query('update payload_migrations set name = $2 where name = $1', [from, to]);
  const name = '20261122_105144_pending_email';
  await rename(name, `${name}_not_yet`);
  try {
    expect(await answer()).toEqual({ status: 503, body: { status: 'migrations' } });
  } finally {
    await rename(`${name}_not_yet`, name);
  }
  expect(await answer()).toEqual(ready);
});
