import { migrateDatabase } from '../database/migrateDatabase.mjs';
import { buildIfStale } from '../steps/buildIfStale.mjs';
import { WebServer } from '../steps/WebServer.mjs';
import { createTestDatabase } from '../testing/testDatabase.mjs';
import { siteUnderTest, testSettings } from '../testing/testSettings.mjs';

/**
 * The production build as the browser tests build it, served on an empty database. No tag manager: its banner is not
 * part of a page.
 * @param {import('../steps/Lifetime.mjs').Lifetime} lifetime
 * @returns {Promise<string>} the address of its database
 */
export async function serveBenchSite(lifetime) {
  const { distDir } = siteUnderTest;
  await buildIfStale({ distDir, env: testSettings(), signal: lifetime.signal });
  const database = await createTestDatabase('bench');
  lifetime.onEnd(database.remove);
  const env = { ...testSettings(), TAG_MANAGER_ID: '', DATABASE_URL: database.url, NEXT_DIST_DIR: distDir };
  await migrateDatabase(database.url, { env, signal: lifetime.signal });
  const server = new WebServer(env);
  lifetime.onEnd(() => server.stop());
  await server.start(() => void lifetime.end(1));
  return database.url;
}
