import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Name prefix of files being written, or left behind by a crash. */
export const unfinishedPrefix = '.part-';

/**
 * @typedef {object} WholeFile
 * @property {string} directory
 * @property {string} name
 * @property {string | Uint8Array} data
 * @property {number} [mode] file permissions as for chmod; the process's default otherwise
 */

/**
 * Writes a file atomically: to a temporary file, flushed to disk and then renamed. A full disk leaves neither an
 * empty nor a partial file.
 * @param {WholeFile} file
 * @throws errors of the file system
 */
export async function writeWholeFile({ directory, name, data, mode }) {
  const unfinished = path.join(directory, `${unfinishedPrefix}${randomUUID()}`);
  try {
    await mkdir(directory, { recursive: true, mode: mode && mode | 0o100 });
    const file = await open(unfinished, 'wx', mode);
    try {
      await file.writeFile(data);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path.join(directory, name));
  } catch (error) {
    // Report the original error, not one of the cleanup.
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}
