/** Databases for the test runners: an empty one for each runner, which it can fill and copy. */
import { copyDatabase, createEmptyDatabase, startThrowawayCluster } from '../database/throwawayCluster.mjs';

/** Set by `npm test` for all its runners. A runner without it starts its own server. */
export const TEST_SERVER_URL = 'TEST_DATABASE_SERVER_URL';

/**
 * @typedef {object} TestDatabase
 * @property {string} url
 * @property {(name: string) => Promise<string>} copy copies the database and returns the URL; no client may be
 *   connected meanwhile
 * @property {() => Promise<void>} remove
 */

/**
 * @param {string} name an identifier that needs no quoting
 * @returns {Promise<TestDatabase>}
 */
export async function createTestDatabase(name) {
  const given = process.env[TEST_SERVER_URL];
  const { ownerUrl, remove } = given
    ? { ownerUrl: given, remove: async () => {} }
    : await startThrowawayCluster();
  const url = await createEmptyDatabase(ownerUrl, name);
  return { url, copy: (copyName) => copyDatabase(ownerUrl, url, copyName), remove };
}
