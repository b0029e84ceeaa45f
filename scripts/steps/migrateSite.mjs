import { announce } from './announce.mjs';
import { checkSettings } from './checkSettings.mjs';
import { openDatabase, prepareCommand } from './prepareCommand.mjs';
import { prepareDatabase } from './prepareSite.mjs';

/** @param {import('./Lifetime.mjs').Lifetime} lifetime */
export async function run(lifetime) {
  lifetime.exitCodeWhenStopped = 1;
  const { settings, env } = await prepareCommand(lifetime);
  await checkSettings(env, settings.databaseUrl);
  const databaseUrl = await openDatabase(lifetime, settings);
  await prepareDatabase(lifetime, databaseUrl, env);
  announce('The database is up to date.');
}
