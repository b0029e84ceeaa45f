import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withConnection } from '../../scripts/database/connectDatabase.mjs';
import { migrateDatabase } from '../../scripts/database/migrateDatabase.mjs';
import { createEmptyDatabase, startThrowawayCluster } from '../../scripts/database/throwawayCluster.mjs';
import { testSettings } from '../../scripts/testing/testSettings.mjs';

let server: Awaited<ReturnType<typeof startThrowawayCluster>>;
let folder: string;

beforeAll(async () => {
  server = await startThrowawayCluster();
  folder = await mkdtemp(path.join(tmpdir(), 'first-start-'));
});
afterAll(async () => {
  await server.remove();
  await rm(folder, { recursive: true });
});

it('tells the password once all is there, also when it has failed before', async () => {
  const databaseUrl = await createEmptyDatabase(server.ownerUrl, 'first_start');
  const count = (table: 'users' | 'posts' | 'media') =>
    withConnection(databaseUrl, async (client) => (await client.query(`select from ${table}`)).rowCount);
  const prepare = (mediaDirectory: string) =>
    migrateDatabase(databaseUrl, {
      env: { ...testSettings(), ADMIN_PASSWORD: '', DATABASE_URL: databaseUrl, MEDIA_DIR: mediaDirectory },
    });
  await expect(prepare('/dev/null/pictures')).rejects.toThrow(/Upload failed: ENOTDIR/);
  expect([await count('users'), await count('posts')]).toEqual([0, 0]);
  const firstAdmin = await prepare(folder);
  expect(firstAdmin?.generatedPassword).toMatch(/^[\w-]{16}$/);
  expect([await count('users'), await count('posts'), await count('media')]).toEqual([1, 3, 3]);
  expect(await prepare(folder)).toBeUndefined();
});

it('invites the first administrator where an address and a mail server are set and no password is', async () => {
  const databaseUrl = await createEmptyDatabase(server.ownerUrl, 'first_invitation');
  const read = (statement: string) =>
    withConnection(databaseUrl, async (client) => (await client.query(statement)).rows);
  const prepare = (settings: Record<string, string>) =>
    migrateDatabase(databaseUrl, {
      env: {
        ...testSettings(),
        ...{ DATABASE_URL: databaseUrl, MEDIA_DIR: folder },
        // Nobody listens there: mail is sent by the site, once it runs.
        ...{ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'site@example.test', MAIL_TO: 'office@example.test' },
        ...settings,
      },
    });
  const invited = { email: testSettings().ADMIN_EMAIL, isInvited: true };
  expect(await prepare({ ADMIN_PASSWORD: '' })).toEqual(invited);
  const [invitation] = await read('select id, email, role, is_first, invited_by_id from invitations');
  expect(invitation).toMatchObject({
    email: invited.email,
    role: 'admin',
    is_first: true,
    invited_by_id: null,
  });
  expect(await prepare({ ADMIN_PASSWORD: '' })).toEqual(invited);
  expect(await read('select id from invitations')).toEqual([{ id: invitation.id }]);
  expect(await read(`select 1 as one from payload_jobs where queue = 'mail'`)).toEqual([{ one: 1 }]);
  expect(await read('select id from users')).toEqual([]);
  expect(await prepare({})).toEqual({ email: invited.email });
  expect(await read('select role, must_change_password from users')).toEqual([
    { role: 'admin', must_change_password: false },
  ]);
  expect(await read('select id from invitations')).toEqual([]);
});
