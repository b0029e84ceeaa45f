import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateDatabase } from '../../scripts/database/migrateDatabase.mjs';
import { analysisBody } from '../factories/analysisBody';
import { ask } from '../faults/support/ask';
import { RunningSite } from '../faults/support/RunningSite';
import { mailsIn } from '../helpers/mailsIn';
import { Pooler } from './support/Pooler';

const site = new RunningSite();
const pooler = new Pooler();
const password = 'correct horse 7 staple';
/** More than the server has connections for, and no more than one network may have hashed. */
const atOnce = 8;
let pooledUrl = '';

beforeAll(async () => {
  await site.start(async (databaseUrl) => {
    pooledUrl = await pooler.start(databaseUrl);
    return { DATABASE_URL: pooledUrl, DATABASE_DIRECT_URL: databaseUrl };
  });
});
afterAll(async () => {
  await site.stop();
  pooler.stop();
});

async function signUp(): Promise<{ status: number; email: string; token: string }> {
  const email = `${randomUUID()}@example.test`;
  const body = { name: 'Robin Example', email, company: 'Example Supply', password };
  const { status, text } = await ask('/api/auth/signup', { method: 'POST', body });
  return { status, email, token: (JSON.parse(text) as { token: string }).token };
}

it('accounts are made and signed in to at once, and all sessions live', async () => {
  const people = await Promise.all(Array.from({ length: atOnce }, signUp));
  expect(people.map(({ status }) => status)).toEqual(people.map(() => 201));
  const [{ email = '' } = {}] = people;
  const signIns = await Promise.all(
    Array.from({ length: atOnce }, () =>
      ask('/api/auth/login', { method: 'POST', body: { email, password } }),
    ),
  );
  const tokens = signIns.map(({ text }) => (JSON.parse(text) as { token: string }).token);
  const answers = await Promise.all(tokens.map((token) => ask('/api/auth/me', { token })));
  expect(answers.map(({ status }) => status)).toEqual(tokens.map(() => 200));
});

it('no more analyses are made than the limit allows', async () => {
  const { token } = await signUp();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      ask('/api/analysis/generate', { method: 'POST', token, body: analysisBody() }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(7);
});

it('a mail goes out once, and its lock is given back', async () => {
  for (const { email } of [await signUp(), await signUp()]) {
    const asked = await ask('/api/auth/forgot-password', { method: 'POST', body: { email } });
    expect(asked.status).toBe(200);
    await expect.poll(() => linksTo(email), { timeout: 60_000 }).toBe(1);
  }
  // A mail is there a moment before its lock is given back.
  const locks = () =>
    site.withDatabase(async (client) => {
      const { rowCount } = await client.query(
        "select 1 from pg_locks where locktype = 'advisory' and granted",
      );
      return rowCount;
    });
  await expect.poll(locks, { timeout: 30_000 }).toBe(0);
});

it('nobody waits without end for a row that somebody has locked', async () => {
  const { email, token } = await signUp();
  await site.withDatabase(async (client) => {
    await client.query('begin');
    await client.query('select 1 from users where email = $1 for update', [email]);
    const body = { name: 'Another Name', email, company: 'Example Supply' };
    const { status } = await ask('/api/auth/profile', { method: 'PUT', token, body });
    expect(status).toBe(503);
    // The server itself has given up: it doesn't wait on for a client that has.
    const waiting = await client.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'");
    expect(waiting.rowCount).toBe(0);
    await client.query('rollback');
  });
  expect((await ask('/api/health')).status).toBe(200);
});

it('the start names the setting that is missing', async () => {
  const env = { DATABASE_URL: pooledUrl };
  await expect(migrateDatabase(pooledUrl, { env })).rejects.toThrow(
    /is a pooler. Set DATABASE_DIRECT_URL to the address of the database server behind it/,
  );
});

/** How many mails with a link for a new password an address has got. */
const linksTo = (email: string): number =>
  mailsIn(site.outbox).filter((mail) => mail.includes(email) && mail.includes('Set a new password')).length;
