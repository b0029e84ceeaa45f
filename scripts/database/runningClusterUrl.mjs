import { existsSync } from 'node:fs';
import path from 'node:path';
import { dataDirectory } from '../steps/projectPaths.mjs';
import { readClusterSettings } from './clusterSettings.mjs';
import { siteClusterPlace } from './clusterPlace.mjs';
import { APPLICATION_ROLE, SITE_DATABASE } from './ensureDatabase.mjs';
import { isServerOf, readServerPid } from './serverLeftBehind.mjs';

/** @returns {string | undefined} the application's URL of the database that a running `npm start` has started */
export function runningClusterUrl() {
  // siteClusterPlace() would create the folder.
  if (!existsSync(path.join(dataDirectory, 'postgres'))) return undefined;
  const { directory } = siteClusterPlace();
  const files = path.join(directory, 'data');
  const server = readServerPid(files);
  const settings = readClusterSettings(path.join(directory, 'cluster.json'));
  if (!server?.isReady || !settings || !isServerOf(server.pid, files)) return undefined;
  return `postgres://${APPLICATION_ROLE}:${settings.applicationPassword}@127.0.0.1:${settings.port}/${SITE_DATABASE}`;
}
