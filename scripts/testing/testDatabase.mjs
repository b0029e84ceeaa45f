/** Databases for the test runners: each gets an empty one of its own, and may have it copied once it is filled. */
import { copyDatabase, createEmptyDatabase, startThrowawayCluster } from '../database/throwawayCluster.mjs';

/** Set by `npm test` for all its runners; a runner that is started alone starts a server of its own. */
export const TEST_SERVER_URL = 'TEST_DATABASE_SERVER_URL';

/**
 * @typedef {object} TestDatabase
 * @property {string} url
 * @property {(name: string) => Promise<string>} copy makes another one like it and answers its address; nobody may be
 *   connected meanwhile
 * @property {() => Promise<void>} remove
 */

/**
 * @param {string} name a word that needs no quoting
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
