import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreBackup } from '../../scripts/backup/restoreBackup.mjs';
import { writeBackup } from '../../scripts/backup/writeBackup.mjs';
import { withConnection } from '../../scripts/database/connectDatabase.mjs';
import { testSettings } from '../../scripts/testing/testSettings.mjs';
import { ImageFolder } from '@/integrations/storage/ImageFolder.mjs';
import type { SessionUser } from '@/schemas/auth';
import { signedInAccount } from '../factories/account';
import { api } from '../helpers/api';
import { login, me } from '../helpers/sessions';

const databaseUrl = process.env.DATABASE_URL ?? '';
const ask = (statement: string) => withConnection(databaseUrl, (client) => client.query(statement));
const sessionOf = (token: string) => Number(decodeJwt(token).sub);

/** With what each token is answered, by the number of the session that it names. */
const answersTo = (tokens: string[]) =>
  Promise.all(tokens.map(async (token) => [sessionOf(token), (await me(token)).status]));

/** Accounts that were there at the moment that a database is set back to, and keep signing in. */
async function setUp() {
  const [client, admin] = await Promise.all([signedInAccount(), signedInAccount({ role: 'admin' })]);
  return { client, admin, before: [client.token, admin.token] };
}
const signInTimes = async (email: string, times: number) => {
  const tokens: string[] = [];
  for (let count = 0; count < times; count += 1) tokens.push((await login(email)).body.token);
  return tokens;
};

/** No token of before opens, prolongs, lists or ends a session that has its number since. */
async function expectAllStrange(olderTokens: string[], newerTokens: string[]) {
  const numbers = newerTokens.map(sessionOf);
  expect(olderTokens.map(sessionOf).filter((number) => numbers.includes(number)).length).toBeGreaterThan(1);
  expect(await answersTo(olderTokens)).toEqual(olderTokens.map((token) => [sessionOf(token), 401]));
  for (const token of olderTokens) {
    expect((await api('POST', '/api/auth/refresh-token', { token })).status).toBe(401);
    expect((await api('GET', '/api/auth/sessions', { token })).status).toBe(401);
    await api('POST', '/api/auth/logout', { token });
  }
  expect(await answersTo(newerTokens)).toEqual(newerTokens.map((token) => [sessionOf(token), 200]));
}

describe('a token from before the database was set back', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'restored-sessions-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('opens nothing after a restore, which ends all sessions', async () => {
    const { client, admin, before } = await setUp();
    const file = path.join(folder, 'backup.tar.gz');
    const place = new ImageFolder(path.join(folder, 'pictures'));
    await writeBackup({ databaseUrl, place, file, appVersion: '1.0.0' });
    const between = await signInTimes(client.email, 3);
    await restoreBackup({ databaseUrl, place, file, replaces: true, env: testSettings() });
    expect(await answersTo([...before, ...between])).toEqual(
      [...before, ...between].map((token) => [sessionOf(token), 401]),
    );
    const newer = await signInTimes(admin.email, 3);
    await expectAllStrange([...before, ...between], newer);
  });

  it('opens nothing when another server goes on from an older state', async () => {
    const { client, admin, before } = await setUp();
    const between = await signInTimes(client.email, 3);
    const [first = 0] = between.map(sessionOf);
    await ask(
      `delete from sessions where id >= ${first}; alter sequence sessions_id_seq restart with ${first}`,
    );
    const newer = await signInTimes(admin.email, 3);
    await expectAllStrange(between, newer);
    expect(await answersTo(before)).toEqual(before.map((token) => [sessionOf(token), 200]));
    expect((await api<SessionUser>('GET', '/api/auth/me', { token: newer[0] })).body.email).toBe(admin.email);
  });

  it('opens nothing when its session says nothing about the token', async () => {
    const { token } = await signedInAccount();
    await ask(`update sessions set secret_hash = null where id = ${sessionOf(token)}`);
    expect((await me(token)).status).toBe(401);
  });
});
