import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** How files are called that are being written, or that a crash left. */
export const unfinishedPrefix = '.part-';

/**
 * @typedef {object} WholeFile
 * @property {string} directory
 * @property {string} name
 * @property {string | Uint8Array} data
 * @property {number} [mode] who may read and write it, as for chmod; what the process is set to unless told
 */

/**
 * Keeps a file whole or not at all: it is written aside, to the disk itself, and then renamed. A full disk leaves neither
 * an empty nor a half one.
 * @param {WholeFile} file
 * @throws what the file system says
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
    // What went wrong first is what is told.
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}
