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
