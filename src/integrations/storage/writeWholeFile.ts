import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** How files are called that are being written, or that a crash left. */
export const unfinishedPrefix = '.part-';

interface WholeFile {
  directory: string;
  name: string;
  data: string | Uint8Array;
  /** Who may read and write it, as for chmod; what the process is set to unless told. */
  mode?: number;
}

/**
 * Keeps a file whole or not at all: it is written aside, to the disk itself, and then renamed. A full disk leaves neither
 * an empty nor a half one.
 * @throws what the file system says
 */
export async function writeWholeFile({ directory, name, data, mode }: WholeFile): Promise<void> {
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
