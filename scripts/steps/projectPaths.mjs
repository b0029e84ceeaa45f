/** Folders of the commands, derived from this file's location, so that the working directory doesn't matter. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');

/** Local state of `npm start`: database, secrets, the lock. Git-ignored. */
export const dataDirectory = path.join(projectRoot, '.data');

/**
 * Returns the file behind a package's command, to be run with `process.execPath`. Without shell and PATH, spaces in the
 * checkout's path are harmless.
 * @param {string} fileInPackage e.g. `next/dist/bin/next`
 */
export function packageFile(fileInPackage) {
  return path.join(projectRoot, 'node_modules', fileInPackage);
}
