import { rm, stat } from 'node:fs/promises';

/**
 * Removes a file that was last written so long ago; looked at now, because it may have been written anew.
 * @param {string} file
 * @param {number} ageMs
 */
export async function removeOlder(file, ageMs) {
  const found = await stat(file).catch(() => null);
  if (found?.isFile() && Date.now() - found.mtimeMs > ageMs) await rm(file, { force: true });
}
