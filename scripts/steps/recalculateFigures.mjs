import { ensureDataDirectory } from './ensureDataDirectory.mjs';
import { ensurePayloadSecret } from './ensurePayloadSecret.mjs';
import { holdCheckoutLock } from './holdCheckoutLock.mjs';
import { installPackages } from './installPackages.mjs';
import { reachDatabase } from './prepareSite.mjs';
import { loadEnvFile, readSettings } from './readSettings.mjs';
import { runPayload } from './runPayload.mjs';

/**
 * With DATABASE_URL it runs beside the site; the database of our own can only be started while the site is stopped.
 * @param {import('./Lifetime.mjs').Lifetime} lifetime
 */
export async function run(lifetime) {
  loadEnvFile();
  const settings = readSettings(process.env);
  ensureDataDirectory();
  if (!settings.databaseUrl) await holdCheckoutLock('site', lifetime);
  await installPackages(lifetime.signal, 'running');
  const databaseUrl = await reachDatabase(lifetime, settings);
  const env = {
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: settings.payloadSecret ?? ensurePayloadSecret(),
  };
  const { exitCode } = await runPayload(['run', 'scripts/recalculateAnalyses.ts'], {
    env,
    signal: lifetime.signal,
    show: true,
  });
  process.exitCode = exitCode;
}
