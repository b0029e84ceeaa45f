import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a state file atomically, readable by its owner only: after a crash or on a full disk the previous file
 * remains.
 * @param {string} file
 * @param {string} text
 */
export function writeStateFile(file, text) {
  const unfinished = `${file}.${process.pid}`;
  try {
    const opened = openSync(unfinished, 'w', 0o600);
    try {
      writeFileSync(opened, text);
      fsyncSync(opened);
    } finally {
      closeSync(opened);
    }
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
