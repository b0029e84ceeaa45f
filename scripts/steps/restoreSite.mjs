import path from 'node:path';
import { announce, announceStep } from './announce.mjs';
import { checkSettings } from './checkSettings.mjs';
import { openDatabase, openPictures, prepareCommand } from './prepareCommand.mjs';
import { StartFailure } from './StartFailure.mjs';

/** @param {import('./Lifetime.mjs').Lifetime} lifetime */
export async function run(lifetime) {
  lifetime.exitCodeWhenStopped = 1;
  const args = process.argv.slice(2);
  const [name] = args.filter((arg) => arg !== '--replace');
  if (!name) throw new StartFailure('Say which backup to restore: npm run restore -- ../backup.tar.gz');
  const { settings, env } = await prepareCommand(lifetime);
  await checkSettings(env, settings.databaseUrl);
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), name);
  const databaseUrl = await openDatabase(lifetime, settings);
  const { restoreBackup } = await import('../backup/restoreBackup.mjs');
  const restoring = restoreBackup({
    databaseUrl,
    place: openPictures(settings),
    file,
    replaces: args.includes('--replace'),
    env,
    signal: lifetime.signal,
  });
  lifetime.onEnd(() => restoring.catch(() => undefined));
  const { about, rows, pictures } = await announceStep('Backup restored', () => restoring);
  announce(`${rows} rows and ${pictures} pictures are back, as of ${about.createdAt} (${about.appVersion}).`);
}
