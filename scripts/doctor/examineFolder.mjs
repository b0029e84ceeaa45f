import { accessSync, constants, statfsSync } from 'node:fs';
import path from 'node:path';
import { hint, ok, wrong } from './Finding.mjs';

const leastFreeBytes = 500_000_000;

/**
 * Checks that a folder is writable, or can be created, and has free space.
 * @param {string} subject
 * @param {string} folder
 * @returns {import('./Finding.mjs').Finding}
 */
export function examineFolder(subject, folder) {
  let place = folder;
  for (;;) {
    try {
      accessSync(place, constants.R_OK | constants.W_OK | constants.X_OK);
      break;
    } catch (error) {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      if (code !== 'ENOENT') return wrong(subject, `${folder} cannot be written to (${code})`);
      place = path.dirname(place);
    }
  }
  const { bavail, bsize } = statfsSync(place);
  const free = `${(bavail * bsize) / 1_000_000_000 > 10 ? 'more than 10' : ((bavail * bsize) / 1_000_000_000).toFixed(1)} GB free`;
  return bavail * bsize < leastFreeBytes
    ? hint(subject, `${folder}, only ${free}`)
    : ok(subject, `${folder}, ${free}`);
}
