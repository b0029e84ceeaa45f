/** Steps that `npm start` and `npm run dev` share, up to a migrated database. */
import { Cluster } from '../database/Cluster.mjs';
import { siteClusterPlace } from '../database/clusterPlace.mjs';
import { ensureForeignDatabase, ensureOwnDatabase, SITE_DATABASE } from '../database/ensureDatabase.mjs';
import { migrateDatabase } from '../database/migrateDatabase.mjs';
import { announceBox, announceStep } from './announce.mjs';
import { checkPortIsFree } from './checkPortIsFree.mjs';
import { checkSettings } from './checkSettings.mjs';
import { ensureDataDirectory } from './ensureDataDirectory.mjs';
import { ensurePayloadSecret } from './ensurePayloadSecret.mjs';
import { acquireCheckoutLock } from './acquireCheckoutLock.mjs';
import { installPackages } from './installPackages.mjs';
import { superviseProcess } from './superviseProcess.mjs';
import { loadEnvFile, readSettings } from './readSettings.mjs';

/** @typedef {import('./Lifetime.mjs').Lifetime} Lifetime */

/**
 * Reads settings, takes the lock, checks the port and installs packages. Mistakes are reported within a second.
 * @param {Lifetime} lifetime
 * @param {'all' | 'running'} packages scope of the installation
 * @returns {Promise<{ settings: import('./readSettings.mjs').Settings, env: NodeJS.Dict<string> }>} `env`: settings of
 *   the application, without DATABASE_URL
 */
export async function prepareCheckout(lifetime, packages) {
  loadEnvFile();
  const settings = readSettings(process.env);
  ensureDataDirectory();
  await acquireCheckoutLock('site', lifetime);
  await checkPortIsFree(settings.port, settings.host);
  await installPackages(lifetime.signal, packages);
  const env = {
    PORT: String(settings.port),
    SITE_URL: settings.siteUrl,
    PAYLOAD_SECRET: settings.payloadSecret ?? ensurePayloadSecret(),
    DATABASE_DIRECT_URL: settings.databaseDirectUrl,
  };
  await checkSettings(env, settings.databaseUrl);
  return { settings, env };
}

/**
 * @param {Lifetime} lifetime
 * @param {Pick<import('./readSettings.mjs').Settings, 'databaseUrl' | 'databaseDirectUrl'>} settings if they name no
 *   database, our own is started
 * @returns {Promise<string>} URL of an existing database
 */
export async function reachDatabase(lifetime, { databaseUrl, databaseDirectUrl = databaseUrl }) {
  if (!databaseUrl || !databaseDirectUrl) return startOwnDatabase(lifetime);
  await announceStep('Database reached', () => ensureForeignDatabase(databaseDirectUrl));
  return databaseUrl;
}

/**
 * Migrates the database. If that creates the first administrator, prints the password immediately, because it isn't
 * stored anywhere.
 * @param {Lifetime} lifetime
 * @param {string} databaseUrl
 * @param {NodeJS.Dict<string>} env the application's settings
 */
export async function prepareDatabase(lifetime, databaseUrl, env) {
  const firstAdmin = await migrateDatabase(databaseUrl, {
    env: { ...env, DATABASE_URL: databaseUrl },
    signal: lifetime.signal,
  });
  if (firstAdmin) announceBox(describeFirstAdmin(firstAdmin));
}

/** @param {Lifetime} lifetime */
async function startOwnDatabase(lifetime) {
  const cluster = new Cluster(siteClusterPlace());
  lifetime.onEnd(() => cluster.stop());
  return announceStep('Database started', async () => {
    await superviseProcess('The database', (onLost) => cluster.start(onLost), lifetime);
    return ensureOwnDatabase(cluster.ownerUrl, cluster.applicationPassword, SITE_DATABASE);
  });
}

/** @param {import('../database/migrateDatabase.mjs').FirstAdmin} firstAdmin */
function describeFirstAdmin({ email, generatedPassword, isInvited }) {
  if (isInvited) {
    return [
      'The first administrator is invited by mail.',
      '',
      `Email     ${email}`,
      'Password  to be chosen with the link in the mail, which works for 7 days',
      '',
      'No mail? Set ADMIN_PASSWORD as well and start again.',
    ];
  }
  const lines = ['The first administrator has been created.', '', `Email     ${email}`];
  return generatedPassword
    ? [
        ...lines,
        `Password  ${generatedPassword}`,
        '',
        'The password is shown only now: keep it, or change it after signing in.',
      ]
    : [...lines, 'Password  as set in ADMIN_PASSWORD'];
}
