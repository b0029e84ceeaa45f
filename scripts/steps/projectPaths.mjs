/** The folders that the commands work in, from the place of this file, so that they work from anywhere. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');

/** Everything that `npm start` keeps on this machine: database, secrets, the lock. Git-ignored. */
export const dataDirectory = path.join(projectRoot, '.data');

/**
 * The file that a package's command runs, to be started with `process.execPath`: no shell, no PATH, so
 * spaces in the path of the checkout do no harm.
 * @param {string} fileInPackage e.g. `next/dist/bin/next`
 */
export function packageFile(fileInPackage) {
  return path.join(projectRoot, 'node_modules', fileInPackage);
}
