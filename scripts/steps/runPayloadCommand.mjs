import { checkSettings } from './checkSettings.mjs';
import { openDatabase, prepareCommand } from './prepareCommand.mjs';
import { runPayload } from './runPayload.mjs';
import { StartFailure } from './StartFailure.mjs';

/** @param {import('./Lifetime.mjs').Lifetime} lifetime */
export async function run(lifetime) {
  lifetime.exitCodeWhenStopped = 1;
  const args = process.argv.slice(2);
  if (args.length === 0)
    throw new StartFailure('Say which command of Payload: npm run payload -- migrate:status');
  const { settings, env } = await prepareCommand(lifetime);
  await checkSettings(env, settings.databaseUrl);
  const databaseUrl = await openDatabase(lifetime, settings, { besideSite: true });
  const { exitCode } = await runPayload(args, {
    env: { ...env, DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: '' },
    signal: lifetime.signal,
    show: true,
  });
  process.exitCode = exitCode;
}
