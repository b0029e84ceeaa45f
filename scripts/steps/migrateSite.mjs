import { announce } from './announce.mjs';
import { openDatabase, prepareCommand } from './prepareCommand.mjs';
import { prepareDatabase } from './prepareSite.mjs';

/** @param {import('./Lifetime.mjs').Lifetime} lifetime */
export async function run(lifetime) {
  lifetime.exitCodeWhenStopped = 1;
  const { settings, env } = await prepareCommand(lifetime);
  const databaseUrl = await openDatabase(lifetime, settings);
  await prepareDatabase(lifetime, databaseUrl, env);
  announce('The database is up to date.');
}
