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
 * What the commands beside `npm start` begin with: settings and packages.
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
 * The database of the settings, past a pooler, or our own one, which is started if need be.
 * @param {Lifetime} lifetime
 * @param {Pick<import('./readSettings.mjs').Settings, 'databaseUrl' | 'databaseDirectUrl'>} settings
 * @param {object} [options]
 * @param {boolean} [options.besideSite] whether our own database may be one that `npm start` is running; otherwise the
 *   site has to be stopped
 * @returns {Promise<string>} its address
 */
export async function openDatabase(lifetime, settings, { besideSite = false } = {}) {
  const databaseUrl = settings.databaseDirectUrl ?? settings.databaseUrl;
  const running = !databaseUrl && besideSite ? runningClusterUrl() : undefined;
  if (running) return running;
  if (!databaseUrl) await acquireCheckoutLock('site', lifetime);
  return reachDatabase(lifetime, { databaseUrl, databaseDirectUrl: databaseUrl });
}

/** @returns {string} the folder of pictures, unless they are kept in a store */
export const picturesFolder = () => path.resolve(projectRoot, process.env.MEDIA_DIR || 'media');

/**
 * Where the site keeps its pictures.
 * @param {Pick<import('./readSettings.mjs').Settings, 'pictureStore'>} settings
 */
export const openPictures = ({ pictureStore }) =>
  openImageStorage({ store: pictureStore, folder: picturesFolder() });
