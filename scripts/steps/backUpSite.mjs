import { readFileSync } from 'node:fs';
import path from 'node:path';
import { announce, announceStep } from './announce.mjs';
import { openDatabase, openPictures, prepareCommand } from './prepareCommand.mjs';
import { dataDirectory, projectRoot } from './projectPaths.mjs';
import { StartFailure } from './StartFailure.mjs';

/** @param {import('./Lifetime.mjs').Lifetime} lifetime */
export async function run(lifetime) {
  lifetime.exitCodeWhenStopped = 1;
  const [name] = process.argv.slice(2);
  if (!name) throw new StartFailure('Say where the backup should go: npm run backup -- ../backup.tar.gz');
  const { settings } = await prepareCommand(lifetime);
  // Relative to the caller's directory; npm changes to the checkout.
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), name);
  refuseAmongSources(file);
  const databaseUrl = await openDatabase(lifetime, settings, { besideSite: true });
  const { version } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));
  const { writeBackup } = await import('../backup/writeBackup.mjs');
  const writing = writeBackup({
    databaseUrl,
    place: openPictures(settings),
    file,
    appVersion: version,
    signal: lifetime.signal,
  });
  lifetime.onEnd(() => writing.catch(() => undefined));
  const { rows, pictures } = await announceStep('Backup written', () => writing);
  announce(`${rows} rows and ${pictures} pictures are in ${file}. Keep it as secret as the database.`);
  announce('PAYLOAD_SECRET is not in it. After a restore everybody signs in again.');
}

/**
 * Rejects files inside the checkout: from there a backup could get into a container image or a repository.
 * @param {string} file
 */
function refuseAmongSources(file) {
  const isIn = (/** @type {string} */ folder) => file.startsWith(folder + path.sep);
  if (!isIn(projectRoot) || isIn(dataDirectory)) return;
  throw new StartFailure(
    `${file} would be among the sources of the site, from where it could get into an image or a repository. ` +
      'Choose a place outside of them, or in .data.',
  );
}
