/** Databases for the test runners: each gets an empty one of its own. */
import { createEmptyDatabase, startThrowawayCluster } from '../database/throwawayCluster.mjs';

/** Set by `npm test` for all its runners; a runner that is started alone starts a server of its own. */
export const TEST_SERVER_URL = 'TEST_DATABASE_SERVER_URL';

/**
 * @param {string} name a word that needs no quoting
 * @returns {Promise<{ url: string, remove: () => Promise<void> }>}
 */
export async function createTestDatabase(name) {
  const given = process.env[TEST_SERVER_URL];
  if (given) return { url: await createEmptyDatabase(given, name), remove: async () => {} };
  const { ownerUrl, remove } = await startThrowawayCluster();
  return { url: await createEmptyDatabase(ownerUrl, name), remove };
}
