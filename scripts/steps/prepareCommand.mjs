import path from 'node:path';
import { openImageStorage } from '../../src/integrations/storage/imageStorage.mjs';
import { runningClusterUrl } from '../database/runningClusterUrl.mjs';
import { ensureDataDirectory } from './ensureDataDirectory.mjs';
import { ensurePayloadSecret } from './ensurePayloadSecret.mjs';
import { acquireCheckoutLock } from './acquireCheckoutLock.mjs';
import { installPackages } from './installPackages.mjs';
import { reachDatabase } from './prepareSite.mjs';
import { projectRoot } from './projectPaths.mjs';
import { loadEnvFile, readSettings } from './readSettings.mjs';

/** @typedef {import('./Lifetime.mjs').Lifetime} Lifetime */

/**
 * First steps of all commands other than `npm start`: reads settings and installs packages.
 * @param {Lifetime} lifetime
 * @returns {Promise<{ settings: import('./readSettings.mjs').Settings, env: NodeJS.Dict<string> }>}
 */
export async function prepareCommand(lifetime) {
  loadEnvFile();
  const settings = readSettings(process.env);
  ensureDataDirectory();
  await installPackages(lifetime.signal, 'running');
  const env = {
    PORT: String(settings.port),
    SITE_URL: settings.siteUrl,
    PAYLOAD_SECRET: settings.payloadSecret ?? ensurePayloadSecret(),
  };
  return { settings, env };
}

/**
 * Returns the configured database (direct, not through a pooler), else our own, which is started if necessary.
 * @param {Lifetime} lifetime
 * @param {Pick<import('./readSettings.mjs').Settings, 'databaseUrl' | 'databaseDirectUrl'>} settings
 * @param {object} [options]
 * @param {boolean} [options.besideSite] whether the command may use the database of a running `npm start`; otherwise
 *   the site must be stopped
 * @returns {Promise<string>} its URL
 */
export async function openDatabase(lifetime, settings, { besideSite = false } = {}) {
  const databaseUrl = settings.databaseDirectUrl ?? settings.databaseUrl;
  const running = !databaseUrl && besideSite ? runningClusterUrl() : undefined;
  if (running) return running;
  if (!databaseUrl) await acquireCheckoutLock('site', lifetime);
  return reachDatabase(lifetime, { databaseUrl, databaseDirectUrl: databaseUrl });
}

/** @returns {string} the folder of images, for sites without an image store */
export const picturesFolder = () => path.resolve(projectRoot, process.env.MEDIA_DIR || 'media');

/**
 * Opens the site's image storage.
 * @param {Pick<import('./readSettings.mjs').Settings, 'pictureStore'>} settings
 */
export const openPictures = ({ pictureStore }) =>
  openImageStorage({ store: pictureStore, folder: picturesFolder() });
