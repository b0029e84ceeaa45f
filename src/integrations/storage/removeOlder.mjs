import { rm, stat } from 'node:fs/promises';

/**
 * Deletes a file last written more than `ageMs` ago. Checks the time now, because the file may have been written
 * again.
 * @param {string} file
 * @param {number} ageMs
 */
export async function removeOlder(file, ageMs) {
  const found = await stat(file).catch(() => null);
  if (found?.isFile() && Date.now() - found.mtimeMs > ageMs) await rm(file, { force: true });
}
