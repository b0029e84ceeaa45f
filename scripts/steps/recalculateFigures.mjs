import { requireMigrations } from '../database/migrateDatabase.mjs';
import { checkSettings } from './checkSettings.mjs';
import { openDatabase, prepareCommand } from './prepareCommand.mjs';
import { runPayload } from './runPayload.mjs';

/**
 * With DATABASE_URL it runs beside the site; our own database can only be started while the site is stopped.
 * @param {import('./Lifetime.mjs').Lifetime} lifetime
 */
export async function run(lifetime) {
  lifetime.exitCodeWhenStopped = 1;
  const { settings, env } = await prepareCommand(lifetime);
  await checkSettings(env, settings.databaseUrl);
  const databaseUrl = await openDatabase(lifetime, settings);
  await requireMigrations(databaseUrl);
  const { exitCode } = await runPayload(['run', 'scripts/recalculateAnalyses.ts'], {
    env: { ...env, DATABASE_URL: databaseUrl },
    signal: lifetime.signal,
    show: true,
  });
  process.exitCode = exitCode;
}
