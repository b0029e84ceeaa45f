/** Database servers for tests, in a temporary folder that is removed at the end. */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Cluster } from './Cluster.mjs';
import { throwawayClusterPlace, throwawayOwner } from './clusterPlace.mjs';
import { withConnection } from './connectDatabase.mjs';
import { ensureOwnDatabase } from './ensureDatabase.mjs';
import { isRunning, stopServerLeftBehind } from './serverLeftBehind.mjs';

/**
 * @returns {Promise<{ ownerUrl: string, remove: () => Promise<void> }>}
 */
export async function startThrowawayCluster() {
  const place = throwawayClusterPlace();
  await removeLeftBehind(path.dirname(place.directory));
  const cluster = new Cluster(place, { throwaway: true });
  const remove = async () => {
    await cluster.stop();
    rmSync(place.directory, { recursive: true, force: true });
  };
  await cluster.start().catch(async (error) => {
    await remove();
    throw error;
  });
  return { ownerUrl: cluster.ownerUrl, remove };
}

/**
 * Creates an empty database on such a server.
 * @param {string} ownerUrl
 * @param {string} name an identifier that needs no quoting
 * @returns {Promise<string>} URL for the application
 */
export async function createEmptyDatabase(ownerUrl, name) {
  await withConnection(ownerUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
  return ensureOwnDatabase(ownerUrl, new URL(ownerUrl).password, name);
}

/**
 * Copies a database with its rows, in a fraction of a second, where migrating takes many. No client may be connected to
 * the original meanwhile.
 * @param {string} ownerUrl
 * @param {string} original the application's URL of the original
 * @param {string} name an identifier that needs no quoting
 * @returns {Promise<string>} URL for the application
 */
export async function copyDatabase(ownerUrl, original, name) {
  const url = new URL(original);
  await withConnection(ownerUrl, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} owner ${url.username} template ${url.pathname.slice(1)}`);
  });
  url.pathname = name;
  return url.href;
}

/**
 * Removes servers of killed test runs.
 * @param {string} directory that contains them
 */
async function removeLeftBehind(directory) {
  for (const name of readdirSync(directory)) {
    const owner = throwawayOwner(name);
    if (!owner || isRunning(owner)) continue;
    const left = path.join(directory, name);
    try {
      await stopServerLeftBehind(path.join(left, 'data'));
      rmSync(left, { recursive: true, force: true });
    } catch {
      // It belongs to another user.
    }
  }
}
