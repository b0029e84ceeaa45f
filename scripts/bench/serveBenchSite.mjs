import { migrateDatabase } from '../database/migrateDatabase.mjs';
import { buildIfStale } from '../steps/buildIfStale.mjs';
import { WebServer } from '../steps/WebServer.mjs';
import { createTestDatabase } from '../testing/testDatabase.mjs';
import { siteUnderTest, testSettings } from '../testing/testSettings.mjs';

/** @typedef {import('../steps/Lifetime.mjs').Lifetime} Lifetime */

/** @type {ReturnType<typeof serve> | undefined} */
let serving;

/**
 * Serves the production build of the browser tests on an empty database until the command ends. All benches share one
 * server. There is no tag manager, because its consent banner isn't part of a page.
 * @param {Lifetime} lifetime
 */
export const serveBenchSite = (lifetime) => (serving ??= serve(lifetime));

/** @param {Lifetime} lifetime */
async function serve(lifetime) {
  const { distDir } = siteUnderTest;
  await buildIfStale({ distDir, env: testSettings(), signal: lifetime.signal });
  const database = await createTestDatabase('bench');
  lifetime.onEnd(database.remove);
  const env = { ...testSettings(), TAG_MANAGER_ID: '', DATABASE_URL: database.url, NEXT_DIST_DIR: distDir };
  await migrateDatabase(database.url, { env, signal: lifetime.signal });
  const server = new WebServer(env);
  lifetime.onEnd(() => server.stop());
  await server.start(() => void lifetime.end(1));
  return { databaseUrl: database.url, server };
}
